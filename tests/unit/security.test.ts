import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, "docs", file), "utf8");
const idsOf = (text: string) => new Set([...text.matchAll(/^\| ([A-Z]{1,2}-?\d\d) \|/gm)].map(([, id]) => id as string));
/** Duties that no test here can prove. */
const duties = ["host", "docs/dependencies.md"];
/** Proof in this file. */
const here = "tests/unit/security.test.ts";

it("each item of ASVS has a proof that exists, or names who is responsible", () => {
  const known = new Set([
    ...globSync(join(root, "docs/requirements/*.md")).flatMap((file) => [...idsOf(readFileSync(file, "utf8"))]),
    ...idsOf(read("faults.md")),
  ]);
  const rows = [...read("security.md").matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(65);
  expect(new Set(rows.map(([, item]) => item)).size).toBe(rows.length);
  const unknown = rows.flatMap(([, item, , proof]) =>
    (proof as string)
      .split(", ")
      .filter((id) => !known.has(id) && ![...duties, here].includes(id))
      .map((id) => `${item}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

/** Functions that run text as code or parse it as HTML, and those that take messages from other windows. */
const dangerous =
  /\b(innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|parseFromString|postMessage)\b|\beval\(|new Function\b|document\.(write|domain|cookie)\b|addEventListener\("message"/;

it("text becomes HTML in one place and code nowhere; no message of another window is read", () => {
  const files = globSync("{portal,design-system}/src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => dangerous.test(readFileSync(join(root, file), "utf8")));
  // A `BroadcastChannel` reaches pages of the same origin only.
  const channel = "portal/src/platform/session/tabs.ts";
  expect(found.sort()).toEqual(["design-system/src/text/readHtml.ts", channel]);
  expect(readFileSync(join(root, channel), "utf8").match(/\S*postMessage/g)).toEqual(["channel?.postMessage"]);
});
