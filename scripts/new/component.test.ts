import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newComponent } from "./component.ts";
import { withStage } from "./part.ts";

it("a new component has the files that every component has", () => {
  const { files } = newComponent("feedback", "StatusLine", (file) => readFileSync(file, "utf8"));
  const exemplar = globSync("{design-system/src,stories}/feedback/Tag{.tsx,.css.ts,.stories.tsx,.mdx}").map((file) =>
    file.replace("/Tag", "/StatusLine"),
  );
  expect(Object.keys(files).toSorted()).toEqual([".changeset/status-line.md", ...exemplar].toSorted());
  expect(files["design-system/src/feedback/StatusLine.tsx"]).toContain("export const StatusLine = forwardRef");
  expect(files["stories/feedback/StatusLine.mdx"]).toContain("## When to use");
});

it("a new component is a draft of the next version, in its place among the others", () => {
  const before = readFileSync("stories/stages.ts", "utf8");
  const lines = withStage(before, "feedback", "StatusLine", "1.4.2").split("\n");
  const added = lines.indexOf('  "Feedback/StatusLine": draft("1.5.0"),');
  expect(lines.toSpliced(added, 1).join("\n")).toBe(before);
  expect(lines.slice(added - 1, added + 2).map((line) => /"(.*?)"/.exec(line)?.[1])).toEqual([
    "Feedback/Skeleton",
    "Feedback/StatusLine",
    "Feedback/StatusText",
  ]);
  expect(withStage(before, "actions", "Abacus", "0.1.0")).toContain('"Actions/Abacus": draft("1.0.0"),\n  "Actions/Button"');
});
