import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const run = (...args: string[]) => spawnSync(process.execPath, ["scripts/run.mjs", ...args], { cwd: root, encoding: "utf8" });
const tools = readdirSync(join(root, "tools")).filter((name) => name !== "shared");

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
    expect(read(`tools/${name}/README.md`), name).toContain(`- Run: \`${command}`);
    expect(
      ["main.ts", "main.mjs"].some((file) => existsSync(join(root, "tools", name, file))),
      name,
    ).toBe(true);
    if (!commands.includes(name)) expect(list, name).toMatch(new RegExp(`^${name} +[A-Z]`, "m"));
  }
});

it("an unknown tool is named, with those that there are", () => {
  const { status, stderr } = run("tool", "constructor");
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Unknown tool "constructor"\. There are: sandbox, .*doctor/);
});
