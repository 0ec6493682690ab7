import { expect, it } from "vitest";
import { isAbsent } from "./isAbsent.ts";

it("[CH-53] a text of nothing but spaces shows nothing; zero and a space that keeps a place are values", () => {
  for (const nothing of [null, undefined, true, false, "", " ", "\t \r\n"]) expect(isAbsent(nothing)).toBe(true);
  for (const value of [0, "0", "a", " a ", "\u00a0", []]) expect(isAbsent(value)).toBe(false);
});
