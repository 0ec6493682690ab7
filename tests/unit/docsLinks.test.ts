import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, it } from "vitest";
import { readAll, stories } from "./storyFiles.ts";

const pages = readAll("stories/*/*.mdx");

const docs = [...stories.map(({ title }) => title), ...pages.flatMap(([, source]) => /<Meta title="([^"]+)"/.exec(source)?.[1] ?? [])].map(
  (title) => `/docs/${toId(title, "docs")}`,
);
const shown = stories.flatMap(({ title, names }) => names.map((name) => `/story/${toId(title, storyNameFromExport(name))}`));

it("every link between Storybook's pages leads somewhere", () => {
  const known = new Set([...docs, ...shown]);
  const dead = pages.flatMap(([file, source]) =>
    [...source.matchAll(/\?path=(\/[^)"'\s]+)/g)].flatMap(([, path]) => (known.has(path as string) ? [] : [`${file}: ${path}`])),
  );
  expect(known.size).toBeGreaterThan(300);
  expect(dead).toEqual([]);
});
