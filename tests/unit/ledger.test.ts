import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const ledger = readFileSync(join(root, "docs/requirements.md"), "utf8");
const known = new Set([...ledger.matchAll(/^\| ([A-Z]{2}-\d{2}) \|/gm)].map(([, id]) => id));

it("names only requirements that the ledger has", () => {
  const files = globSync("{tokens,design-system,portal,sandbox,stories,tests}/**/*.{test,spec,stories}.{ts,tsx}", {
    cwd: root,
    exclude: (path) => path.includes("node_modules"),
  });
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\[([A-Z]{2}-\d{2}(?:\s*,\s*[A-Z]{2}-\d{2})*)\]/g)].flatMap(([, ids]) =>
      (ids as string).split(/\s*,\s*/),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
});
