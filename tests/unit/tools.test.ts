import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const run = (...args: string[]) => spawnSync(process.execPath, ["scripts/run.mjs", ...args], { cwd: root, encoding: "utf8" });
const tools = readdirSync(join(root, "tools")).filter((name) => name !== "common");

/** Names of the commands of package.json. */
const commands = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);

it("the root has ten commands, which a reader remembers", () => {
  expect(commands.length).toBeLessThanOrEqual(10);
});

it("the list of the tools has a line for each, and a README names the command that runs the tool", () => {
  const list = run("tool").stdout;
  expect(tools.length).toBeGreaterThan(10);
  for (const name of tools) {
    const command = commands.includes(name) ? `npm run ${name}` : `npm run tool -- ${name}`;
    const page = read(`tools/${name}/README.md`);
    expect(page, name).toContain(`- Run: \`${command}`);
    // What it answers, how long it takes, and what it writes.
    expect(page, name).toMatch(/^# \w+\n\n[^\n]+\?\n/);
    expect(page, name).toMatch(/^- Takes: \S/m);
    expect(page, name).toMatch(/^- Writes: \S/m);
    expect(
      ["main.ts", "main.mjs"].some((file) => existsSync(join(root, "tools", name, file))),
      name,
    ).toBe(true);
    if (!commands.includes(name)) expect(list, name).toMatch(new RegExp(`^${name} +[A-Z]`, "m"));
  }
});

it("[PK-54] scripts and tools together have at most 9,000 lines, without tests and templates", () => {
  const files = globSync("{scripts,tools}/**/*.{ts,mjs}", { cwd: root }).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(80);
  expect(files.reduce((sum, file) => sum + read(file).split("\n").length - 1, 0)).toBeLessThanOrEqual(9000);
});

it("an unknown tool is named, with those that there are", () => {
  const { status, stderr } = run("tool", "constructor");
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Unknown tool "constructor"\. There are: sandbox, .*doctor/);
});

const knownTools: readonly string[] = run("tool").stdout.match(/^\w+(?= {2})/gm) ?? [];

/** Commands of a page that the repository does not have. */
function unknownCommands(page: string): string[] {
  return [...page.matchAll(/npm run ([\w:]+)(?: -- ([a-z]+))?/g)].flatMap(([text, name = "", tool]) => {
    if (!commands.includes(name)) return [text];
    return name === "tool" && tool !== undefined && !knownTools.includes(tool) ? [text] : [];
  });
}

const pages = globSync("{*.md,docs/{*.md,adr/*.md,guides/*.md,api/*.md},tools/*/*.md,sandbox/*.md,stories/**/*.mdx}", { cwd: root });

it("pages of documentation name only commands that there are", () => {
  expect(pages).toEqual(expect.arrayContaining(["README.md", "AGENTS.md", "docs/guides/operator.md", "tools/engines/README.md"]));
  expect(pages.flatMap((page) => unknownCommands(read(page)).map((text) => `${page}: ${text}`))).toEqual([]);
  expect(unknownCommands("`npm run walks`, `npm run tool -- walk`, `npm run tool -- walks languages`, `npm run new -- page`")).toEqual([
    "npm run walks",
    "npm run tool -- walk",
  ]);
});

it("the page for assistants is short", () => {
  expect(read("AGENTS.md").split("\n").length).toBeLessThanOrEqual(61);
});
