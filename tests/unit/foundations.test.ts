import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { type IndexEntry, thumbnailsOf } from "../../stories/blocks/thumbnails.ts";
import { maturity } from "../../stories/stages.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Stories that a page draws and that do not exist. */
function missingStories(page: string): string[] {
  const text = read(page);
  const files = new Map(
    [...text.matchAll(/^import \* as (\w+) from "(.+\.stories\.tsx)";$/gm)].map(([, name = "", file = ""]) => [name, file]),
  );
  return [...text.matchAll(/<Canvas of=\{(\w+)\.(\w+)\}/g)].flatMap(([, name = "", story]) => {
    const file = files.get(name);
    const source = file ? read(join(dirname(page), file)) : "";
    return new RegExp(`^export const ${story}\\b`, "m").test(source) ? [] : [`${page}: ${name}.${story}`];
  });
}

it("[DS-102, DS-112] the foundations have a page each, whose stories exist", () => {
  const pages = globSync("stories/foundations/*.mdx", { cwd: root });
  expect(pages.map((page) => page.replace(/^.*\/(\w+)\.mdx$/, "$1")).sort()).toEqual([
    "DatesAndMoney",
    "Elevation",
    "Icons",
    "Illustration",
    "Layout",
    "Motion",
    "Overview",
  ]);
  expect(pages.flatMap(missingStories)).toEqual([]);
});

it("[DS-101] the gallery draws every component that has a stage, by its first story", () => {
  const entries = globSync("stories/*/*.stories.tsx", { cwd: root }).flatMap((file): IndexEntry[] => {
    const title = /title: "([^"]+)"/.exec(read(file))?.[1];
    const id = title?.toLowerCase().replace("/", "-");
    return title
      ? [
          { id: `${id}--docs`, title, type: "docs" },
          { id: `${id}--first`, title, type: "story" },
        ]
      : [];
  });
  const rooms = thumbnailsOf(entries, maturity);
  const drawn = [...rooms].flatMap(([room, thumbnails]) => thumbnails.map(({ name }) => `${room}/${name}`));
  expect(drawn.sort()).toEqual(Object.keys(maturity).sort());
  expect(rooms.get("Bills")?.find(({ name }) => name === "BillCard")).toEqual({
    name: "BillCard",
    stage: "stable",
    story: "bills-billcard--first",
    page: "bills-billcard--docs",
  });
  expect(
    thumbnailsOf(
      entries.filter(({ type }) => type === "docs"),
      maturity,
    ).size,
  ).toBe(0);
});
