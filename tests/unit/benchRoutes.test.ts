import { matchPath } from "react-router";
import { expect, it } from "vitest";
import { importsOf, listFiles, readSource } from "../../design-system/build/graph.ts";
import { ownPages, privatePaths, publicPaths } from "../bench/routes.ts";
import { shippedRoutes } from "../browser/ofGiulia.ts";

/** Only the page that sends a reading opens its receipt. */
const withoutAddress = ["readingSent"];

it("the bench measures the first load of every page that has an address", () => {
  const measured = [...publicPaths, ...privatePaths].map((path) => new URL(path, "http://portal").pathname);
  const left = shippedRoutes.filter(
    ({ key, path, link = path }) => !measured.some((each) => matchPath(link, each)) && !withoutAddress.includes(key),
  );
  expect(left.map(({ key }) => key)).toEqual([]);
});

it("the bench knows each route by the module that the portal loads for it", () => {
  const loaded = importsOf("portal/src/shell/laterFiles.ts").flatMap(({ to, later }) => (later ? to : []));
  expect(ownPages.filter((page) => !loaded.includes(`portal/src/${page}`))).toEqual([]);
});

it("[RT-42] the pages that customers open most count more than the others where the build shares files", () => {
  const most = "login register home bills supplyDetail consumptions enterReading accountStatement changePayment";
  expect(shippedRoutes.flatMap(({ hot, key }) => (hot ? key : [])).join(" ")).toBe(most);
});

/** The modules by which pages load dayjs and SWR, 5 to 8 kB each. */
const heavy = ["design-system/src/data/days.ts", "portal/src/platform/query/useQuery.ts"];

/** The modules that renew a session and join the queries of a customer. */
const ofSession = ["portal/src/platform/wire/refresh.ts", "portal/src/platform/wire/merge.ts"];

/** Returns how a file comes to load each of some modules at once: the files from it to the module. */
function waysTo(start: string, modules: readonly string[]): string[][] {
  const cameBy = new Map<string, string | undefined>([[start, undefined]]);
  for (const file of cameBy.keys())
    for (const { to, typeOnly, later } of importsOf(file))
      if (!typeOnly && !later && /\.tsx?$/.test(to) && !to.includes("generated") && !cameBy.has(to)) cameBy.set(to, file);
  const wayTo = (file: string): string[] => {
    const by = cameBy.get(file);
    return by ? [...wayTo(by), file] : [file];
  };
  expect(cameBy.size).toBeGreaterThan(10);
  return modules.filter((file) => cameBy.has(file)).map(wayTo);
}

it("[RT-34] the first file, which every page loads, has no dates and no cache of private data", () => {
  expect(waysTo("portal/src/shell/main.tsx", heavy)).toEqual([]);
});

it("[RT-43] a page for visitors loads nothing that keeps a session", () => {
  const access = listFiles("portal/src/rooms/access/**/*Page.tsx");
  expect(access.length).toBeGreaterThan(15);
  for (const page of ["portal/src/shell/main.tsx", ...access]) expect(waysTo(page, ofSession)).toEqual([]);
});

/** The parts of zod that schemas are made of, and the names of its types. Another one costs every page up to 0.6 kB: look for a `refine` first. */
const schemaParts =
  "array boolean catch catchall config core enum infer input looseObject nullable nullish number object optional output overwrite parse pipe refine safeParse strictObject string toUpperCase transform trim unknown";

it("[RT-35] schemas are made of few parts of zod: what one page needs of it stands in the first file, which every page loads", () => {
  const sources = ["portal/src", "design-system/src"]
    .flatMap((folder) => listFiles(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\./.test(file));
  const parts = sources.map(readSource).flatMap((text) => (text.includes('"zod/mini"') ? [...text.matchAll(/\bz\.([a-z_]\w*)/g)] : []));
  expect([...new Set(parts.map(([, part]) => part))].toSorted().join(" ")).toBe(schemaParts);
});
