import { expect, it } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { isDebitRefusal } from "./debit.ts";
import { answerOf } from "./useMethodChange.ts";

const refusal = (code: string) => new ApiError(code, { reason: "status", data: { code }, refused: true, api: "graphql" });

it("[PM-37] only the two codes of the servers are a refusal of the debit", () => {
  expect(["INVALID-IBAN", "INVALID-BOOKLET"].map((code) => isDebitRefusal(refusal(code)))).toEqual([true, true]);
  expect(["OTP-NOT-VALIDATED", "SF-OTHER-REQUEST-PENDING-ERROR"].map((code) => isDebitRefusal(refusal(code)))).toEqual([false, false]);
  expect(isDebitRefusal(new Error("INVALID-IBAN"))).toBe(false);
});

it("[PM-46] each failure of a change is one answer: the debit is refused, another change is open, the answer is lost, or it failed", () => {
  const network = new ApiError("no network", { reason: "network" });
  expect(answerOf(refusal("INVALID-IBAN"))).toEqual({ outcome: "debitRefused" });
  expect(answerOf(refusal("SF-OTHER-REQUEST-PENDING-ERROR"))).toEqual({ outcome: "pending" });
  expect(answerOf(refusal("OTP-NOT-VALIDATED"))).toEqual({ outcome: "failure", lost: false });
  expect(answerOf(new LostAnswer(network, "absent"))).toEqual({ outcome: "failure", lost: true });
  expect(answerOf(new LostAnswer(network, "unknown"))).toEqual({ outcome: "unknown", lost: true });
  expect(answerOf(new Error("?"))).toEqual({ outcome: "failure", lost: false });
});
