import { expect, it } from "vitest";
import { pageSizeFor } from "./useBills.ts";

it("[R23] [BL-07] the page size is 36 a supply, at most 60, none without a supply", () => {
  expect([0, 1, 2, 5, 500].map(pageSizeFor)).toEqual([0, 36, 60, 60, 60]);
});
