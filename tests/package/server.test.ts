/** The library in server components: which modules they can call, which components they draw, and what a page of them is. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, inject, it } from "vitest";
import { consumerIn, root } from "./consumer.ts";
import { fileOfGuide } from "./guide.ts";

const consumer = consumerIn(inject("site"));
const library = "node_modules/@favilla/design-system";
const guides = JSON.parse(consumer.read(`${library}/components.json`)) as Record<"name" | "room" | "example" | "environment", string>[];

const isClient = (file: string) => consumer.read(`${library}/${file}`).startsWith('"use client"');

interface Said {
  file: string;
  text?: string;
  error?: string;
}

/** Renders modules of the site as a framework's server does. */
function renderOnServer(files: readonly string[]): Map<string, Said> {
  const out = "onServer";
  const build = [
    "--bundle",
    "--packages=external",
    "--format=esm",
    "--jsx=automatic",
    `--outdir=${out}`,
    "--outbase=.",
    "--out-extension:.js=.mjs",
  ];
  consumer.run("esbuild", ...files, ...build);
  const built = files.map((file) => `${out}/${file.replace(/\.tsx?$/, ".mjs")}`);
  const lines = consumer
    .run("node", "--conditions=react-server", "asServer.mjs", ...built)
    .trim()
    .split("\n");
  return new Map(lines.map((line) => JSON.parse(line) as Said).map((said) => [basename(said.file, ".mjs"), said]));
}

it("[PK-16] no module without a component or a hook is a client module", () => {
  const modules = globSync("*/[a-z]*.js", { cwd: join(consumer.folder, library), exclude: ["commands/*", "vendor/*", "testing/*"] });
  expect(modules.length).toBeGreaterThan(200);
  // They draw a picture with the browser's canvas.
  const forBrowsers = ["charts/chartImage.js", "consumption/consumptionImage.js"];
  // They have components, though their names don't say so.
  const withComponents = ["access/registrationParts.js", "payments/changeParts.js", "theme/lateComponent.js"];
  const found = modules.filter((file) => !/\/use[A-Z]|^forms\/use/.test(file) && isClient(file));
  expect(found.toSorted()).toEqual([...forBrowsers, ...withComponents].toSorted());
});

it("[PK-16] components.json says of each component whether a server component draws it", () => {
  const wrong = guides.filter(({ room, name, environment }) => environment !== (isClient(`${room}/${name}.js`) ? "client" : "server"));
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const ofServer = guides.flatMap(({ name, environment }) => (environment === "server" ? name : []));
  for (const name of ["BillCard", "Amount", "PaymentStatusTag", "DescriptionList", "PageHeader", "Table", "Link", "Button", "Alert"])
    expect(ofServer).toContain(name);
  expect(ofServer).not.toContain("FavillaProvider");
});

it("[PK-16] formats, filters and parsers are called in a server component", () => {
  const said = renderOnServer(["helpers.ts"]).get("helpers");
  expect(said).toEqual({
    file: expect.any(String),
    text: JSON.stringify(["1.064,75\u00a0€", "27/11/2026", { value: 1064.75 }, "function", "function"]),
  });
});

it("[PK-17] a server component draws every example that gives no function to a component of a server", { timeout: 120_000 }, () => {
  const ofServer = guides.filter(({ environment, example }) => environment === "server" && example);
  for (const { room, name, example } of ofServer) consumer.write(`onServerExamples/${room}-${name}.tsx`, example);
  const said = renderOnServer(ofServer.map(({ room, name }) => `onServerExamples/${room}-${name}.tsx`));
  const failed = ofServer.flatMap(({ room, name, example }) => {
    const { error } = said.get(`${room}-${name}`) ?? { error: "not rendered" };
    // A story may have a state or handlers, which no page of a server has.
    return error === undefined || (/useState|on[A-Z]\w*[=:]/.test(example) && /Event handlers|Functions cannot|useState/.test(error))
      ? []
      : `${room}/${name}: ${error}`;
  });
  expect(failed).toEqual([]);
  const drawn = ofServer.filter(({ room, name }) => said.get(`${room}-${name}`)?.text !== undefined);
  expect(drawn.length).toBeGreaterThan(60);
});

it("[PK-17] a server draws a page of bills without a component of the browser, each request in its language, with links to the files", () => {
  const said = renderOnServer(["requests.tsx"]).get("requests");
  expect(said?.error).toBeUndefined();
  const { german, italian } = JSON.parse((said?.text ?? "{}").replaceAll("\u00a0", " ")) as Record<"german" | "italian", string>;
  // A line with "I" loads a module in the browser.
  expect(`${german}\n${italian}`.match(/^\w+:I.*/gm)).toBeNull();
  expect(italian).toContain('"href":"/bollette/1045231.pdf","download":true');
  expect(italian).toContain('"summary"');
  const texts = ["Luce", "Strom", "non disponibile"];
  expect(texts.map((text) => [italian.includes(text), german.includes(text)])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});

it("[PK-31] a server component draws the guide's page in the language of its address", () => {
  // Next is not installed here: tests/consumers has the whole of it.
  const page = fileOfGuide("developer", "LanguagePage.tsx").replace('import Link from "next/link";', 'const Link = "a";');
  consumer.write("inLanguage/page/LanguagePage.tsx", page);
  consumer.write("inLanguage/Bills.tsx", readFileSync(join(root, "design-system/commands/starters/shared/Bills.tsx"), "utf8"));
  consumer.write(
    "inLanguage/languages.tsx",
    `import type { ReactElement } from "react";
import LanguagePage from "./page/LanguagePage";
export const print = async (render: (element: ReactElement) => Promise<string>) =>
  JSON.stringify(await Promise.all(["de", "it"].map((language) => render(<LanguagePage params={Promise.resolve({ language })} />))));`,
  );
  const said = renderOnServer(["inLanguage/languages.tsx"]).get("languages");
  expect(said?.error).toBeUndefined();
  const drawn = (JSON.parse(said?.text ?? "[]") as string[]).map((text) => text.replaceAll("\u00a0", " "));
  expect(drawn.map((text) => /fällig am 27\. Nov|Scade il 27 nov/i.exec(text)?.[0].toLowerCase())).toEqual([
    "fällig am 27. nov",
    "scade il 27 nov",
  ]);
});
