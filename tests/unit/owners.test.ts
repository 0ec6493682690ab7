import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const patterns = readFileSync(join(root, ".github/CODEOWNERS"), "utf8")
  .split("\n")
  .filter((line) => /^[^#\s]/.test(line))
  .map((line) => line.split(/\s+/)[0] as string);
const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

it("every room of customers has an owner", () => {
  const owned = patterns.flatMap((pattern) => /^\*\*\/(\w+)\/$/.exec(pattern)?.[1] ?? []).toSorted();
  // Home shows what belongs to others.
  expect(owned).toEqual(
    folders("portal/src/rooms")
      .filter((room) => room !== "home")
      .toSorted(),
  );
});

it("every line of the owners names an existing path, and every file of the contract belongs to a room", () => {
  const matches = (pattern: string) => globSync(pattern.replace(/^\//, "").replace(/\/$/, ""), { cwd: root, exclude: ["**/node_modules"] });
  expect(patterns.filter((pattern) => pattern !== "*" && matches(pattern).length === 0 && !existsSync(join(root, pattern)))).toEqual([]);
  const rooms = new Set(patterns.flatMap((pattern) => /^\*\*\/(\w+)\/$/.exec(pattern)?.[1] ?? []));
  const contract = globSync("docs/api/{rest,graphql}/**/*.{yaml,graphql}", { cwd: root });
  const homeless = contract.filter((file) => !rooms.has((file.split("/")[3] ?? "").replace(/\..*/, "")));
  expect(homeless.toSorted()).toEqual(["docs/api/graphql/base.graphql", "docs/api/rest/common.yaml"]);
});
