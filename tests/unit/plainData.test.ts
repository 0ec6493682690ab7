import { expect, it } from "vitest";
import { importsOf, listFiles, readSource } from "../../design-system/build/graph.ts";

/** Tells whether a file makes requests or knows its address. */
const asks = (file: string) => /from "(swr|[^"]*\/router\.tsx)|\bfetch\(|XMLHttpRequest/.test(readSource(file));

it("[DS-07] no component knows an API, a router or a cache", () => {
  const files = listFiles("design-system/src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(asks)).toEqual([]);
  expect(files.flatMap(importsOf).filter(({ to }) => !/^(design-system|tokens)\//.test(to))).toEqual([]);
});

it("[DS-07] page views draw plain data: none of their imports makes a request", () => {
  const views = listFiles("{portal,design-system}/src/**/*View.tsx");
  const reached = new Set(views);
  for (const file of reached) {
    for (const { to, typeOnly } of importsOf(file)) if (!typeOnly && /\.tsx?$/.test(to)) reached.add(to);
  }
  expect(views).toEqual(expect.arrayContaining(["design-system/src/home/HomeView.tsx", "design-system/src/bills/BillsView.tsx"]));
  expect([...reached].filter(asks)).toEqual([]);
});
