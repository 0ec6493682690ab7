import { expect, it } from "vitest";
import { ibanProblem } from "./iban.ts";
import { reachable, stepsOf, targetModeOf } from "./wizardSteps.ts";

const all = { code: true, accepted: true };

it("[PM-03, PM-04] two steps to a bank account, three to a booklet; no other method has any", () => {
  expect([stepsOf("Bank").length, stepsOf("Booklet").length]).toEqual([2, 3]);
  expect(["bank", "booklet", "postal", "Bank", "", "constructor"].map(targetModeOf)).toEqual(["Bank", "Booklet", null, null, null, null]);
});

it("a step of the address is shown only with what comes before it", () => {
  expect(reachable("Bank", null, all)).toBe("iban");
  expect(reachable("Bank", "libretto", all)).toBe("iban");
  expect(reachable("Bank", "conferma", all)).toBe("conferma");
  expect(reachable("Bank", "conferma", { code: false, accepted: true })).toBe("iban");
  expect(reachable("Booklet", "conferma", { code: true, accepted: false })).toBe("condizioni");
  expect(reachable("Booklet", "condizioni", { code: false, accepted: true })).toBe("libretto");
  expect(reachable("Booklet", "conferma", all)).toBe("conferma");
});

it("[PM-05] what is wrong with an IBAN is named", () => {
  expect(ibanProblem("")).toEqual({ kind: "missing" });
  expect(ibanProblem("60X05")).toEqual({ kind: "shape" });
  expect(ibanProblem("US60X054281110100000012345")).toEqual({ kind: "country" });
  expect(ibanProblem("IT60X054281110100000012345")).toEqual({ kind: "length", country: "IT", expected: 27, length: 26 });
  expect(ibanProblem("DE8937040044053201300")).toEqual({ kind: "length", country: "DE", expected: 22, length: 21 });
  expect(ibanProblem("IT61X0542811101000000123456")).toEqual({ kind: "checkDigits" });
  expect(["IT60X0542811101000000123456", "DE89370400440532013000"].map(ibanProblem)).toEqual([null, null]);
});
