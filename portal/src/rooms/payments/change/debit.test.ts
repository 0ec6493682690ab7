import { expect, it } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { isDebitRefusal } from "./debit.ts";
import { initialState, nextState, type WizardEvent, type WizardState } from "@favilla/design-system/payments/changeState.ts";

const iban = "IT60X0542811101000000123456";
const booklet = "1234567890128";
const after = (...events: WizardEvent[]): WizardState => events.reduce(nextState, initialState());

it("[PM-37] an IBAN that only the servers refuse leads back to its field, keeps what was typed, and needs another code", () => {
  const sent = after(
    { type: "debitTyped", text: iban },
    { type: "debitConfirmed", value: iban },
    { type: "sendingStarted" },
    { type: "smsSent", phone: { prefix: "39", number: "3331234567" }, to: "somewhere", at: 1_000 },
    { type: "submitted" },
  );
  const refused = nextState(sent, { type: "debitRefused", value: iban });
  expect(refused).toMatchObject({ debit: { state: "refused", text: iban }, sms: null, result: null, pending: null });
  // The same one is not confirmed again: its sentence is said once more, by a new object.
  const again = nextState(refused, { type: "debitConfirmed", value: iban });
  expect(again.debit).toEqual(refused.debit);
  expect(again.debit).not.toBe(refused.debit);
  const other = "SM86U0322509800000000270100";
  const typed = [
    { type: "debitTyped", text: other },
    { type: "debitConfirmed", value: other },
  ] as const;
  expect(typed.reduce<WizardState>(nextState, again).debit).toEqual({ state: "confirmed", text: other, value: other });
});

it("[PM-37] a verified booklet that the servers refuse later leads back too; a refusal of one typed before is a failure of that change", () => {
  const verified = after(
    { type: "debitTyped", text: booklet },
    { type: "verificationStarted", value: booklet },
    { type: "verified", value: booklet, found: "positive" },
  );
  expect(verified.debit).toEqual({ state: "confirmed", text: booklet, value: booklet });
  expect(nextState(verified, { type: "debitRefused", value: booklet }).debit).toEqual({ state: "refused", text: booklet });
  const before = nextState(verified, { type: "debitRefused", value: "1234567890005" });
  expect(before).toMatchObject({ debit: verified.debit, result: { outcome: "failure", value: "1234567890005", lost: false } });
});

it("[PM-37] only the two codes of the servers are a refusal of the debit", () => {
  const refusal = (code: string) => isDebitRefusal(new ApiError(code, { reason: "status", data: { code }, refused: true, api: "graphql" }));
  expect(["INVALID-IBAN", "INVALID-BOOKLET"].map(refusal)).toEqual([true, true]);
  expect(["OTP-NOT-VALIDATED", "SF-OTHER-REQUEST-PENDING-ERROR"].map(refusal)).toEqual([false, false]);
  expect(isDebitRefusal(new Error("INVALID-IBAN"))).toBe(false);
});
