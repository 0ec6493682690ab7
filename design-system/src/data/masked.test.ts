import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskedCode, maskedEmail } from "./masked.ts";

describe("[PF-27] masks", () => {
  it.each([
    ["IT60 X054 2811 1010 0000 0123 456", 4, "•••• 3456"],
    ["+39 333 123 45 67", 3, "•••• 567"],
    ["•••• 3456", 4, "•••• 3456"],
    ["567", 3, "••••"],
    ["", 4, "••••"],
  ])("leave of the code %j its last %d characters", (code, shown, masked) => expect(maskedCode(code, shown)).toBe(masked));

  it.each([
    ["giulia@esempio.it", "g•••••@e•••••.it"],
    ["mario.rossi@posta.azienda.com", "m•••••@p•••••.com"],
    ["g•••••@e•••••.it", "g•••••@e•••••.it"],
    ["giulia@localhost", "g•••••@l•••••"],
    ["giulia", "••••"],
    ["", "••••"],
  ])("leave of the address %j its first letters and its ending", (email, masked) => expect(maskedEmail(email)).toBe(masked));

  it("change nothing the second time, and keep no more than the end", () =>
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), (code, email) => {
        expect(maskedCode(maskedCode(code))).toBe(maskedCode(code));
        expect(maskedEmail(maskedEmail(email))).toBe(maskedEmail(email));
        expect(maskedEmail(email).length).toBeLessThanOrEqual(13 + email.length - email.lastIndexOf("."));
      }),
    ));
});
