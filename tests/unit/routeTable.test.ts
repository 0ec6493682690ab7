import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { readRouteTable } from "../../portal/routeTable.ts";
import { playgroundRoute, routes } from "../../portal/src/shell/routes.ts";

const shell = join(import.meta.dirname, "../../portal/src/shell");
const file = join(shell, "routes.ts");
const entries = readRouteTable(parseSync(file, readFileSync(file, "utf8")).program);
const all = [...routes, playgroundRoute];

it("every page has a weight, and the build reads the area and the weight of each from the table", () => {
  const sorted = (list: readonly { area: string; weight: number }[]) => list.map(({ area, weight }) => `${area} ${weight}`).toSorted();
  expect(all.filter(({ weight }) => !(weight > 0))).toEqual([]);
  expect(sorted(entries)).toEqual(sorted(all));
  expect(entries.filter(({ specifier }) => !existsSync(join(shell, specifier)))).toEqual([]);
});

it("an object without a page, or without a weight, is no route", () => {
  const read = (source: string) => readRouteTable(parseSync("table.ts", source).program);
  expect(read('const table = { home: { area: "sidebar", weight: 20, page: () => import("./Home.tsx") } };')).toEqual([
    { specifier: "./Home.tsx", area: "sidebar", weight: 20 },
  ]);
  expect(
    read('const table = { home: { area: "sidebar", page: () => import("./Home.tsx") }, other: { area: "bare", weight: 1 } };'),
  ).toEqual([]);
});
