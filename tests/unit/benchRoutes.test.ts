import { matchPath } from "react-router";
import { expect, it } from "vitest";
import { importsOf, listFiles, readSource } from "../../design-system/build/graph.ts";
import { routes } from "../../portal/src/shell/routes.ts";
import { privatePaths, publicPaths } from "../bench/routes.ts";

/** Only the page that sends a reading opens its receipt. */
const withoutAddress = ["readingSent"];

it("the bench measures the first load of every page that has an address", () => {
  const measured = [...publicPaths, ...privatePaths].map((path) => new URL(path, "http://portal").pathname);
  const left = routes.filter(
    ({ key, path, link = path }) => !measured.some((each) => matchPath(link, each)) && !withoutAddress.includes(key),
  );
  expect(left.map(({ key }) => key)).toEqual([]);
});

it("four pages count more than the others where the build shares files", () => {
  expect(routes.filter(({ hot }) => hot).map(({ key }) => key)).toEqual(["login", "register", "home", "bills"]);
});

/** The modules by which pages load dayjs and SWR, 5 to 8 kB each. */
const heavy = ["design-system/src/data/days.ts", "portal/src/platform/query/useQuery.ts"];

it("[RT-34] the first file, which every page loads, has no dates and no cache of private data", () => {
  const cameBy = new Map<string, string | undefined>([["portal/src/shell/main.tsx", undefined]]);
  for (const file of cameBy.keys())
    for (const { to, typeOnly, later } of importsOf(file))
      if (!typeOnly && !later && /\.tsx?$/.test(to) && !to.includes("generated") && !cameBy.has(to)) cameBy.set(to, file);
  const pathTo = (file: string): string[] => {
    const by = cameBy.get(file);
    return by ? [...pathTo(by), file] : [file];
  };
  expect(cameBy.size).toBeGreaterThan(100);
  expect(heavy.filter((file) => cameBy.has(file)).map(pathTo)).toEqual([]);
});

/** The parts of zod that schemas are made of, and the names of its types. Another one costs every page up to 0.6 kB: look for a `refine` first. */
const schemaParts =
  "_default array boolean catch catchall config core enum infer input literal looseObject minLength nullable nullish number object optional output overwrite parse pipe refine regex safeParse strictObject string toUpperCase transform trim union unknown";

it("[RT-35] schemas are made of few parts of zod: what one page needs of it stands in the first file, which every page loads", () => {
  const sources = ["portal/src", "design-system/src"]
    .flatMap((folder) => listFiles(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\./.test(file));
  const parts = sources.map(readSource).flatMap((text) => (text.includes('"zod/mini"') ? [...text.matchAll(/\bz\.([a-z_]\w*)/g)] : []));
  expect([...new Set(parts.map(([, part]) => part))].toSorted().join(" ")).toBe(schemaParts);
});
