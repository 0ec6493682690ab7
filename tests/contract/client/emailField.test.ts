import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { emailField } from "../../../portal/src/access/emailField.ts";
import { faultOf } from "../../../sandbox/src/contract.ts";

const words = { emailRequired: "required", emailInvalid: "invalid", emailCharacters: "characters", tooLong: "long" };
const problem = (email: string) => v.safeParse(emailField(words), email).issues?.[0].message;
const taken = (email: string) => faultOf("requestPasswordReset", { email }) === undefined;

it.each([
  ["perché@esempio.it", "characters"],
  ["rosa@perché.it", "characters"],
  ["rosa neri@esempio.it", "characters"],
  ["rosa@esempio\u00a0.it", "characters"],
  ["rosa@esempio", "invalid"],
  ["rosa..neri@esempio.it", "invalid"],
  [".rosa@esempio.it", "invalid"],
  ["rosa@-esempio.it", "invalid"],
  ["rosa@esempio.it.", "invalid"],
  ["rosa,neri@esempio.it", "invalid"],
  ["<rosa@esempio.it>", "invalid"],
  ["rosa@neri@esempio.it", "invalid"],
  [`${"r".repeat(250)}@esempio.it`, "long"],
  ["rosa.neri+bollette@posta.esempio.it", undefined],
  ["O'Neri_{1}@1.it", undefined],
])("[RT-14] %j: %s, and the servers agree", (email, message) => {
  expect(problem(email)).toBe(message);
  expect(taken(email)).toBe(message === undefined);
});

it("[RT-14] an address that the field takes, the servers take, and no other", () => {
  const part = fc.string({ unit: fc.constantFrom(..."aZ09.-_+'\"()@ àß\u212a"), maxLength: 8 });
  fc.assert(
    fc.property(part, part, part, (name, host, end) => {
      const email = `${name}@${host}.${end}`.trim();
      expect(problem(email) === undefined).toBe(taken(email));
    }),
    { numRuns: 2000 },
  );
});
