import { expect, it } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { isDebitReady, isDebitRefusal } from "./debit.ts";
import { initialState, nextState, type WizardEvent, type WizardState } from "./wizardState.ts";

const iban = "IT60X0542811101000000123456";
const booklet = "1234567890128";
const after = (...events: WizardEvent[]): WizardState => events.reduce(nextState, initialState());

it("[PM-37] an IBAN that only the servers refuse leads back to its field, keeps what was typed, and needs another code", () => {
  const sent = after(
    { type: "debitTyped", debit: iban },
    { type: "smsSent", to: "somewhere", at: 1_000 },
    { type: "submitted", debit: iban },
  );
  expect(isDebitReady("Bank", undefined, sent)).toBe(true);
  const refused = nextState(sent, { type: "debitRefused", debit: iban });
  expect(isDebitReady("Bank", undefined, refused)).toBe(false);
  expect(refused).toMatchObject({ debit: iban, refused: { debit: iban }, sms: null, sent: null });
  const other = nextState(refused, { type: "debitTyped", debit: "SM86U0322509800000000270100" });
  expect(isDebitReady("Bank", undefined, other)).toBe(true);
});

it("[PM-37] a verified booklet that the servers refuse later leads back too; a refusal of one typed before changes nothing", () => {
  const verified = after(
    { type: "debitTyped", debit: booklet },
    { type: "verificationStarted" },
    { type: "verified", debit: booklet, valid: true },
  );
  expect(isDebitReady("Booklet", undefined, verified)).toBe(true);
  expect(isDebitReady("Booklet", undefined, nextState(verified, { type: "debitRefused", debit: booklet }))).toBe(false);
  expect(nextState(verified, { type: "debitRefused", debit: "1234567890005" })).toBe(verified);
});

it("[PM-37] only the two codes of the servers are a refusal of the debit", () => {
  const refusal = (code: string) => isDebitRefusal(new ApiError(code, { reason: "status", data: { code }, refused: true, api: "graphql" }));
  expect(["INVALID-IBAN", "INVALID-BOOKLET"].map(refusal)).toEqual([true, true]);
  expect(["OTP-NOT-VALIDATED", "SF-OTHER-REQUEST-PENDING-ERROR"].map(refusal)).toEqual([false, false]);
  expect(isDebitRefusal(new Error("INVALID-IBAN"))).toBe(false);
});
