import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Ids of the faults in the title of a test or story: "[R20]". */
const idsIn = (text: string) =>
  [...text.matchAll(/^\s*(?:test|it|name:)(?:\.each\(.*\))?\(?\s*["'`](.*)/gm)].flatMap(([, title]) =>
    [...(title as string).matchAll(/\[([RSA]\d\d)\]/g)].map(([, id]) => id as string),
  );

it("every fault of docs/faults.md is named by a test, and no test names another one", () => {
  const listed = [...read("docs/faults.md").matchAll(/^\| ([RSA]\d\d) \|/gm)].map(([, id]) => id as string);
  const files = globSync("{tests,portal/src,design-system/src,stories}/**/*.{test.ts,test.tsx,spec.ts,stories.tsx}", { cwd: root });
  const named = new Set(files.flatMap((file) => idsIn(read(file))));
  expect(listed.length).toBeGreaterThan(60);
  expect(new Set(listed).size).toBe(listed.length);
  expect([...named].sort()).toEqual([...listed].sort());
});
