import { expect, it } from "vitest";
import { supplyNameSchema } from "./supplyName.ts";

it.each(["a", "🔥", "è"])("[SU-14] a name of 60 times %s is valid, and one of 61 is too long", (character) => {
  const name = character.repeat(60);
  expect(supplyNameSchema.parse({ name: ` ${name} ` })).toEqual({ name });
  expect(supplyNameSchema.safeParse({ name: name + character }).error?.issues).toMatchObject([{ message: "nameTooLong" }]);
});
