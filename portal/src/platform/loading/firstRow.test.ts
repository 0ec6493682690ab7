import { expect, it } from "vitest";
import { firstRow } from "./firstRow.ts";

it("[AP-08] the state of a list's first row is that of the list, and there are no data where nothing is requested", () => {
  expect(firstRow({ state: "Loaded", data: [1, 2] })).toEqual({ state: "Loaded", data: 1 });
  expect(firstRow({ state: "Loaded", data: [] })).toEqual({ state: "NoDataFound" });
  expect(firstRow({ state: "Unset" })).toEqual({ state: "NoDataFound" });
  expect(firstRow({ state: "Loading" })).toEqual({ state: "Loading" });
  const failure = { state: "LoadFailure" as const, error: "no", retry: () => {} };
  expect(firstRow(failure)).toBe(failure);
});
