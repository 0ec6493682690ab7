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

const facts = componentFacts();

/** Names of the components that at least so many others contain. A page with several components has the name of its first. */
async function containedIn(least: number): Promise<string[]> {
  const all = Object.values(await facts).flatMap(({ madeOf }) => madeOf);
  return [...new Set(all)]
    .filter((title) => all.filter((other) => other === title).length >= least)
    .map((title) => title.replace(/^.*\//, ""));
}

it("[DS-111, DS-114] every component of several parts that at least six others contain has them numbered on its page", async () => {
  const most = await containedIn(6);
  const numbered = readAll("stories/*/*.mdx")
    .filter(([, page]) => page.includes("<AnatomyOf stories={Stories} anatomy={anatomy} />"))
    .map(([file]) => basename(file, ".mdx"));
  expect(numbered.length).toBeGreaterThanOrEqual(25);
  expect(numbered.length).toBe(readAll("stories/*/*.anatomy.ts").length);
  expect(most.filter((name) => ![...numbered, ...ofOnePiece].includes(name))).toEqual([]);
});

const withPair = (room: RegExp) => readAll("stories/*/*.mdx").filter(([file, page]) => room.test(file) && page.includes("<DoDont"));
const nameOf = (file: string) => file.replace(/^.*\/(\w+)\.mdx$/, "$1");

/** Components that draw nothing of their own, and one that would take the focus of its page. */
const notSeen = ["PanelBoundary", "Loaded", "ContentText", "SafeHtml", "LiveRegion", "Form", "ErrorSummary"];

it("[DS-113, DS-115] pages of the components that ten others contain draw what to do and what to avoid, with the component itself", async () => {
  const drawn = withPair(/^(?!.*(patterns|foundations))/);
  const withoutSelf = drawn.filter(
    ([file, page]) => !page.slice(page.indexOf("<DoDont"), page.indexOf("\n/>", page.indexOf("<DoDont"))).includes(`<${nameOf(file)}`),
  );
  expect(withoutSelf.map(([file]) => file)).toEqual([]);
  const most = (await containedIn(10)).map((name) => name.replace(/,.*$/, ""));
  expect(most.length).toBeGreaterThan(20);
  expect(most.filter((name) => ![...notSeen, ...drawn.map(([file]) => nameOf(file))].includes(name))).toEqual([]);
});

it("[DS-115] every pattern draws what to do and what to avoid", () => {
  const drawn = withPair(/patterns/).map(([file]) => nameOf(file));
  expect(readAll("stories/patterns/*.mdx").flatMap(([file]) => (drawn.includes(nameOf(file)) ? [] : [file]))).toEqual([]);
});
