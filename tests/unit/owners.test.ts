import { existsSync, readdirSync, readFileSync } from "node:fs";
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
  // Home and playground show what belongs to others.
  expect(owned).toEqual(
    folders("portal/src/rooms")
      .filter((room) => !["home", "playground"].includes(room))
      .toSorted(),
  );
});

it("every line of the owners names something that is there, and every file of the contract has a line", () => {
  const named = patterns.filter((pattern) => pattern.startsWith("/"));
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const contract = ["rest", "graphql"].flatMap((kind) =>
    readdirSync(join(root, "docs/api", kind)).map((file) => `/docs/api/${kind}/${file}`),
  );
  expect(contract.filter((file) => !/(common\.yaml|base\.graphql)$/.test(file) && !named.includes(file))).toEqual([]);
});
