import { expect, it } from "vitest";
import { wholeOf } from "./whole.ts";

it("[AP-51] reads plain digits and no other notation of a number", () => {
  expect(["1e3", "0x7ea", "+1", "1.0", "", " 1", "Infinity", "9".repeat(16)].map(wholeOf)).toEqual(Array(8).fill(undefined));
  expect(["0", "007", "2026", "999999999999999"].map(wholeOf)).toEqual([0, 7, 2026, 999_999_999_999_999]);
});
