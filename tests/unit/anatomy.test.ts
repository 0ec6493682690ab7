import { basename } from "node:path";
import { expect, it } from "vitest";
import { componentFacts } from "../../.storybook/facts.ts";
import { type Box, margin, placesOf } from "../../stories/blocks/anatomy.ts";
import { readAll } from "./storyFiles.ts";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

it("[DS-111] a number stands in the margin that its part reaches, and none covers another", () => {
  const [glyph, name, amount, absent] = placesOf([box(60, 60, 40, 40), box(120, 60, 80, 20), box(400, 60, 60, 20), undefined], 520);
  expect(glyph).toEqual({ x: margin / 2, y: 80, toX: 60, toY: 80 });
  expect(name).toEqual({ x: 160, y: margin / 2, toX: 160, toY: 60 });
  expect(amount).toEqual({ x: 520 - margin / 2, y: 70, toX: 460, toY: 70 });
  expect(absent).toBeUndefined();
  const [label, hint] = placesOf([box(60, 60, 90, 20), box(60, 82, 90, 20)], 520);
  expect([label?.y, hint?.y, hint?.toY]).toEqual([70, 122, 92]);
  const [tag, icon] = placesOf([box(60, 60, 90, 20), box(64, 64, 12, 12)], 520);
  expect([tag?.x, icon?.x]).toEqual([520 - margin / 2, margin / 2]);
});

/** Components that are all of one piece: a text, a space, a state, or what shows nothing by itself. */
const ofOnePiece = [
  "VisuallyHidden",
  "Stack, Inline, Grid",
  "Heading",
  "Text",
  "Link",
  "Skeleton",
  "Loaded",
  "Amount",
  "ContentText",
  "PanelBoundary",
  "IconButton",
  "Form",
  "CommodityGlyph",
  "PrivateCode",
  "SafeHtml",
  "Spinner",
  "LiveRegion",
];

/** Components whose parts are there only in a window of their own, or after a press: an overlay, a whole page, a refused form. */
const notOnPages = ["Dialog", "AuthLayout", "ErrorSummary"];

it("[DS-111] every component of several parts that at least six others contain has them numbered on its page", async () => {
  const counts = new Map<string, number>();
  for (const { madeOf } of Object.values(await componentFacts()))
    for (const title of madeOf) counts.set(title, (counts.get(title) ?? 0) + 1);
  const most = [...counts].flatMap(([title, count]) => (count < 6 ? [] : [title.split("/")[1] ?? ""]));
  const numbered = readAll("stories/*/*.mdx")
    .filter(([, page]) => page.includes("<AnatomyOf stories={Stories} anatomy={anatomy} />"))
    .map(([file]) => basename(file, ".mdx"));
  expect(numbered.length).toBeGreaterThanOrEqual(20);
  expect(numbered.length).toBe(readAll("stories/*/*.anatomy.ts").length);
  expect(most.filter((name) => ![...numbered, ...ofOnePiece, ...notOnPages].includes(name))).toEqual([]);
});
