import fc from "fast-check";
import { expect, it } from "vitest";
import { shortest } from "./shortest.ts";

const without = async (needed: readonly number[], list: readonly number[], tries = 1000) =>
  shortest(list, async (shorter) => needed.every((one) => shorter.includes(one)), tries);

it("keeps only the steps that a failure needs, and the last one", async () => {
  const list = Array.from({ length: 24 }, (_, index) => index);
  expect(await without([3, 17], list)).toEqual([3, 17, 23]);
  expect(await without([], list)).toEqual([23]);
  expect(await without(list, list)).toEqual(list);
  expect(await without([], [])).toEqual([]);
});

it("gives a list that fails, and of which no step can be left out", () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(50), { minLength: 1 }), fc.func(fc.boolean()), async (list, isNeeded) => {
      const needed = list.slice(0, -1).filter((one) => isNeeded(one));
      expect(await without(needed, list)).toEqual([...needed, list.at(-1)]);
    }),
  ));

it("stops after so many tries with the shortest list so far", async () => {
  const list = Array.from({ length: 24 }, (_, index) => index);
  expect((await without([20], list, 1)).length).toBe(12);
});
