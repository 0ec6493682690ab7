/** The files of the package for coding assistants: examples that compile, a page written from them, and the server that gives them. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, inject, it } from "vitest";
import { consumerIn, siteOptions } from "./consumer.ts";
import { missingThings, type Site } from "./named.ts";
import { bundle, documentOf, open } from "./pages.ts";

const consumer = consumerIn(inject("site"));
const library = "node_modules/@favilla/design-system";
const guides = JSON.parse(consumer.read(`${library}/components.json`)) as Record<"name" | "room" | "entry" | "example", string>[];

const compilerOptions = { ...siteOptions, allowImportingTsExtensions: true, types: [] };

it("[PK-08] every component has an example, in each file for assistants, that type-checks against the package", () => {
  expect(guides.filter(({ example, name }) => !example.includes(name)).map(({ name }) => name)).toEqual([]);
  const index = consumer.read(`${library}/llms.txt`);
  expect(guides.filter(({ example }) => !index.includes(example)).map(({ name }) => name)).toEqual([]);
  const files = guides.map(({ room, name, example }) => {
    const file = `examples/${room}-${name}.tsx`;
    consumer.write(file, example);
    return `../${file}`;
  });
  const checked = [...files, "../AssistantPage.tsx"];
  consumer.write("examples/tsconfig.json", JSON.stringify({ compilerOptions, files: checked }));
  expect(consumer.run("tsc", "-p", "examples")).toBe("");
});

it("[PK-08] llms.txt says how provider, theme, layers, links, words and testers are used", () => {
  const index = consumer.read(`${library}/llms.txt`);
  for (const word of ["FavillaProvider", "data-brand", "@layer", "`link`", "`messages`", "dialogTester", "mcp"])
    expect(index).toContain(word);
});

it("[PK-08] llms.txt and components.json name no import, command or file that the packages and their starters do not have", () => {
  const exportsOf = (name: string) => {
    const manifest = JSON.parse(consumer.read(`node_modules/@favilla/${name}/package.json`)) as { exports: Record<string, unknown> };
    return Object.keys(manifest.exports).map((entry) => entry.slice(2));
  };
  const entries: Record<string, readonly string[]> = { "design-system": exportsOf("design-system"), tokens: exportsOf("tokens") };
  const help = consumer.run("node", `${library}/commands/main.js`, "--help");
  const starter = JSON.parse(consumer.read(`${library}/commands/starters/vite/package.json`)) as { scripts: object };
  const site: Site = {
    hasEntry: (name, entry) =>
      entries[name]?.some((each) => each === entry || (each.endsWith("*") && entry.startsWith(each.slice(0, -1)))) ?? false,
    commands: {
      "design-system": [...help.matchAll(/npx --no @favilla\/design-system (\w+)/g)].map(([, name = ""]) => name),
      tokens: ["brand"],
    },
    scripts: Object.keys(starter.scripts),
  };
  expect(site.commands["design-system"]).toContain("doctor");
  expect(missingThings(consumer.read(`${library}/llms.txt`), site)).toEqual([]);
  const withoutChanges = guides.map(({ room, name, entry, example }) => `${room}/${name} ${entry} ${example}`).join("\n");
  expect(missingThings(withoutChanges, site)).toEqual([]);
});

it("[PK-08] a page of bills, filter and dialog that was written from these files alone passes axe", async () => {
  bundle(consumer, "assistantMain.tsx", "assistant");
  consumer.write("assistant/index.html", documentOf({ styles: ["/main.css"], script: "/main.js" }));
  const { said, found, names } = await open(join(consumer.folder, "assistant"), async (tab) => {
    const violations = async () => (await new AxeBuilder({ page: tab }).setLegacyMode(true).analyze()).violations.map(({ id }) => id);
    const atRest = await violations();
    const opened: string[] = [];
    const shown: string[] = [];
    for (const name of ["Filtra", "Come pagare"]) {
      await tab.locator("main").getByRole("button", { name, exact: true }).first().click();
      shown.push((await tab.getByRole("dialog").getByRole("heading").first().textContent()) ?? "");
      opened.push(...(await violations()));
      await tab.keyboard.press("Escape");
      await tab.getByRole("dialog").waitFor({ state: "hidden" });
    }
    return { found: [...atRest, ...opened], names: shown };
  });
  expect(said).toEqual([]);
  expect(found).toEqual([]);
  expect(names).toEqual([expect.stringMatching(/^Filtr/), "Come pagare"]);
});

it("[PK-08] the server for assistants runs from the installed package, and explains what it does not know", () => {
  const requests = [
    {
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
    },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/list" },
    { id: 3, method: "tools/call", params: { name: "get_component", arguments: { name: "billcard" } } },
    { id: 4, method: "tools/call", params: { name: "get_component", arguments: { name: "Bill" } } },
    { id: 5, method: "tools/call", params: { name: "read_guide", arguments: {} } },
    { id: 6, method: "resources/list" },
  ];
  const input = `${requests.map((request) => JSON.stringify({ jsonrpc: "2.0", ...request })).join("\n")}\nno json\nnull\n[]\n`;
  const output = execFileSync("npx", ["--no", "@favilla/design-system", "mcp"], {
    cwd: consumer.folder,
    encoding: "utf8",
    input,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const answers = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, null, null, null]);
  const [start, list, card, near, guide, unknown, ...refused] = answers;
  expect(start.result.serverInfo.name).toBe("favilla");
  expect(list.result.tools.map(({ name }: { name: string }) => name)).toEqual(["read_guide", "list_components", "get_component"]);
  expect(JSON.parse(card.result.content[0].text)[0]).toMatchObject({ name: "BillCard", example: expect.stringContaining("<BillCard") });
  expect(near.result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("Similar: BillCard") }] });
  expect(guide.result.content[0].text).toContain("FavillaProvider");
  expect(unknown.error.code).toBe(-32601);
  expect(refused.map(({ error }) => error.code)).toEqual([-32700, -32600, -32600]);
});
