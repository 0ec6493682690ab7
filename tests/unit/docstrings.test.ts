import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, test } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";

const ignored = readSource(".gitignore")
  .split(/\n/)
  .map((line) => line.replaceAll("/", ""));

/** Every folder of the repository that Git does not ignore. */
const folders = readdirSync(join(import.meta.dirname, "../.."), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== ".git" && !ignored.includes(entry.name))
  .map(({ name }) => name);

/** Each doc comment that begins with a question word, as `file:line text`. */
function riddles(file: string, source: string): string[] {
  return parseSync(file, source).comments.flatMap(({ type, value, start }) => {
    const text = value.replace(/^[*\s]+/, "");
    if (type !== "Block" || !value.startsWith("*") || !/^(What|Whose|Who|How|Which|Where|When|Why)\b/.test(text)) return [];
    return [`${file}:${source.slice(0, start).split("\n").length} ${text.split("\n")[0]?.trim()}`];
  });
}

describe("doc comments", () => {
  test("begin with a noun or a verb, not with a question word (CONTRIBUTING.md, Plain English)", () => {
    const files = [...listFiles(`{${folders.join(",")}}/**/*.{ts,tsx,js,mjs}`), ...listFiles("*.{ts,js,mjs}")];
    expect(files.length).toBeGreaterThan(1500);
    expect(files.flatMap((file) => riddles(file, readSource(file)))).toEqual([]);
  });

  test("are found by the check in each of their forms, and nothing else is", () => {
    const planted = [
      "/** What is shown. */",
      "const a = 1;",
      "/**",
      " * Whose bill it is.",
      " */",
      "// What is no doc comment.",
      "const b = '/** How a string reads. */';",
      "/** Whatever else. */",
      "/** The bill that is shown. */",
    ].join("\n");
    expect(riddles("planted.ts", planted)).toEqual(["planted.ts:1 What is shown.", "planted.ts:3 Whose bill it is."]);
  });
});
