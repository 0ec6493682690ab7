import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { componentFiles } from "./newComponent.ts";

it("a new component has the files that every component has", () => {
  const files = componentFiles("feedback", "StatusLine");
  const exemplar = globSync("{design-system/src,stories}/feedback/Tag{.tsx,.css.ts,.stories.tsx,.mdx}").map((file) =>
    file.replace("/Tag", "/StatusLine"),
  );
  expect(Object.keys(files).toSorted()).toEqual(exemplar.toSorted());
  expect(files["design-system/src/feedback/StatusLine.tsx"]).toContain("export const StatusLine = forwardRef");
  expect(files["stories/feedback/StatusLine.mdx"]).toContain("## When to use");
});
