import { matchPath } from "react-router";
import { expect, it } from "vitest";
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
