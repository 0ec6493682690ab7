import { expect, it } from "vitest";
import { reachable, stepsOf, targetModeOf } from "./changeSteps.ts";

const all = { debit: true, accepted: true };

it("[PM-03, PM-04] two steps to a bank account, three to a booklet; no other method has any", () => {
  expect([stepsOf("Bank").length, stepsOf("Booklet").length]).toEqual([2, 3]);
  expect(["bank", "booklet", "postal", "Bank", "", "constructor"].map(targetModeOf)).toEqual(["Bank", "Booklet", null, null, null, null]);
});

it("a step in the address is shown only after the steps before it are complete", () => {
  expect(reachable("Bank", null, all)).toBe("iban");
  expect(reachable("Bank", "libretto", all)).toBe("iban");
  expect(reachable("Bank", "conferma", all)).toBe("conferma");
  expect(reachable("Bank", "conferma", { debit: false, accepted: true })).toBe("iban");
  expect(reachable("Booklet", "conferma", { debit: true, accepted: false })).toBe("condizioni");
  expect(reachable("Booklet", "condizioni", { debit: false, accepted: true })).toBe("libretto");
  expect(reachable("Booklet", "conferma", all)).toBe("conferma");
});
