import fc from "fast-check";
import { expect, it } from "vitest";
import { emailRule } from "../../../design-system/src/forms/email.ts";
import { faultOf } from "../../../sandbox/src/base/contract.ts";

const read = (email: string) => emailRule.safeParse(email);
const problem = (email: string) => read(email).error?.issues[0]?.message;
/** The address that is sent: without what a phone or a sentence has put around it (AC-70). */
const sent = (email: string) => read(email).data ?? email;
const taken = (email: string) => faultOf("requestPasswordReset", { email }) === undefined;

it.each([
  ["perché@esempio.it", "emailCharacters"],
  ["rosa@perché.it", "emailCharacters"],
  ["rosa neri@esempio.it", "emailCharacters"],
  ["rosa@esempio\u00a0.it", "emailCharacters"],
  ["rosa@esempio", "emailInvalid"],
  ["rosa..neri@esempio.it", "emailInvalid"],
  [".rosa@esempio.it", "emailInvalid"],
  ["rosa@-esempio.it", "emailInvalid"],
  ["rosa,neri@esempio.it", "emailInvalid"],
  ["rosa@neri@esempio.it", "emailInvalid"],
  [`${"r".repeat(250)}@esempio.it`, "emailTooLong"],
  ["rosa.neri+bollette@posta.esempio.it", undefined],
  ["O'Neri_{1}@1.it", undefined],
  ["rosa@esempio.it.", undefined],
  ["<rosa@esempio.it>", undefined],
])("[RT-14] %j: %s, and the servers agree", (email, message) => {
  expect(problem(email)).toBe(message);
  expect(taken(sent(email))).toBe(message === undefined);
});

it("[RT-14] an address that the field takes, the servers take, and no other", () => {
  const part = fc.string({ unit: fc.constantFrom(..."aZ09.-_+'\"()@ àß\u212a"), maxLength: 8 });
  fc.assert(
    fc.property(part, part, part, (name, host, end) => {
      const email = `${name}@${host}.${end}`.trim();
      expect(problem(email) === undefined).toBe(taken(sent(email)));
    }),
    { numRuns: 2000 },
  );
});
