import { expect, it } from "vitest";
import { reachableStep, stepsOf } from "./changeSteps.ts";

const all = { debit: true, accepted: true };

it("[PM-03, PM-04] two steps to a bank account, three to a booklet; no other method has any", () => {
  expect([stepsOf("Bank").length, stepsOf("Booklet").length]).toEqual([2, 3]);
  expect(stepsOf("Postal" as "Bank")).toBeUndefined();
});

it("a step in the address is shown only after the steps before it are complete", () => {
  expect(reachableStep("Bank", null, all)).toBe("debit");
  expect(reachableStep("Bank", "conditions", all)).toBe("debit");
  expect(reachableStep("Bank", "libretto", all)).toBe("debit");
  expect(reachableStep("Bank", "confirm", all)).toBe("confirm");
  expect(reachableStep("Bank", "confirm", { debit: false, accepted: true })).toBe("debit");
  expect(reachableStep("Booklet", "confirm", { debit: true, accepted: false })).toBe("conditions");
  expect(reachableStep("Booklet", "conditions", { debit: false, accepted: true })).toBe("debit");
  expect(reachableStep("Booklet", "confirm", all)).toBe("confirm");
});
