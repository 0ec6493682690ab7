import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChangeResult } from "./paymentChange.ts";
import {
  canTakeUpSms,
  confirmedOf,
  currentSms,
  draftOf,
  initialState,
  isOutdated,
  nextState,
  type Phone,
  smsStage,
  smsTarget,
  type WizardEvent,
  type WizardState,
} from "./changeState.ts";

// Few values, so that the same debit and the same phone come back often.
const debit = fc.constantFrom("", "IT60X0542811101000000123456", "000111222333");
const phone: fc.Arbitrary<Phone> = fc.record({ prefix: fc.constant("39"), number: fc.constantFrom("3331234567", "3337654321") });
const smsCode = fc.constantFrom("", "4821", "9734");
const plainState = <Type extends WizardEvent["type"]>(...types: Type[]) => fc.constantFrom(...types.map((type) => ({ type })));

const result: fc.Arbitrary<ChangeResult> = fc.oneof(
  fc.record({ outcome: fc.constant("success" as const), value: debit, effectiveDate: fc.constantFrom(null, "2026-12-01") }),
  fc.record({ outcome: fc.constant("pending" as const), value: debit }),
  fc.record({ outcome: fc.constantFrom("failure" as const, "unknown" as const), value: debit, lost: fc.boolean() }),
);

const event: fc.Arbitrary<WizardEvent> = fc.oneof(
  fc.record({ type: fc.constant("debitTyped" as const), text: debit }),
  fc.record({ type: fc.constantFrom("debitConfirmed" as const, "verificationStarted" as const, "debitRefused" as const), value: debit }),
  fc.record({ type: fc.constant("verified" as const), value: debit, found: fc.constantFrom("positive", "negative", "unverified") }),
  fc.record({ type: fc.constant("conditionsTicked" as const), accepted: fc.boolean() }),
  fc.record({ type: fc.constant("phoneTyped" as const), phone }),
  fc.tuple(debit, phone).map(([text, to]) => ({ type: "smsSent" as const, phone: to, to: smsTarget(text, to), at: 1_000 })),
  fc.record({
    type: fc.constant("smsNotSent" as const),
    why: fc.constantFrom("refused" as const, "failed" as const, { waitSeconds: 60 }),
    at: fc.constant(1_000),
  }),
  fc.record({ type: fc.constant("answered" as const), result }),
  fc.record({ type: fc.constant("smsCodeTyped" as const), smsCode }),
  fc.record({ type: fc.constant("codeWrong" as const), triesLeft: fc.constantFrom(undefined, 2, 1) }),
  fc.record({ type: fc.constant("codeEnded" as const), why: fc.constantFrom("expired" as const, "tooManyTries" as const) }),
  plainState("phoneReopened", "smsTakenUp", "sendingStarted", "checkStarted", "checkFailed", "submitted"),
  plainState("restarted", "cancelAsked", "cancelRefused", "cancelConfirmed"),
);

const after = (events: readonly WizardEvent[], from = initialState()) => events.reduce(nextState, from);

/** Holds what `check` says after each event of any order of events. */
const always = (check: (before: WizardState, event: WizardEvent, now: WizardState) => void) =>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = initialState();
      for (const each of events) {
        const now = nextState(state, each);
        check(state, each, now);
        state = now;
      }
    }),
    { numRuns: 500 },
  );

describe("in every order of events", () => {
  it("[PM-07] a debit is confirmed only by its form, or by the server's answer about the present input", () => {
    always((before, event, { debit }) => {
      if (debit.state !== "confirmed" || debit === before.debit) return;
      if (event.type === "debitConfirmed") expect(debit.value).toBe(event.value);
      else {
        expect(event).toEqual({ type: "verified", value: debit.value, found: "positive" });
        expect(before.debit).toEqual({ state: "verifying", text: debit.text, value: debit.value });
      }
    });
    always((before, event, { debit }) => {
      if (event.type === "debitTyped" && event.text !== before.debit.text) expect(debit).toEqual({ state: "typed", text: event.text });
    });
  });

  it("[PM-37] a refused debit stays refused until another one is typed", () => {
    always((before, event, { debit }) => {
      if (before.debit.state !== "refused" || debit.state === "refused") return;
      expect(["debitTyped", "answered", "cancelConfirmed"]).toContain(event.type);
    });
  });

  it("[PM-26] a code is requested only if an SMS was sent for this debit and this phone", () => {
    always((_before, _event, now) => {
      const isFor = now.sms !== null && now.phone !== null && now.sms.to === smsTarget(confirmedOf(now), now.phone);
      expect(smsStage(now) === "phone").toBe(!isFor);
      expect(isOutdated(now)).toBe(now.sms !== null && !isFor);
      expect(currentSms(now)).toBe(isFor ? now.sms : null);
    });
  });

  it("[PM-10] an SMS is a repetition only if it went to the same phone for the same debit, and it empties the field", () => {
    always((before, event, { sms, smsCode, wrongCode, codeEnd }) => {
      if (event.type !== "smsSent" || before.pending !== "sending") return;
      expect(sms).toEqual({ to: event.to, at: event.at, times: before.sms?.to === event.to ? before.sms.times + 1 : 1 });
      expect([smsCode, wrongCode, codeEnd]).toEqual(["", null, null]);
    });
  });

  it("[PM-09] a code is called wrong until another one is typed", () => {
    always((before, event, { wrongCode }) => {
      if (event.type === "smsCodeTyped") expect(wrongCode).toBeNull();
      if (wrongCode && wrongCode !== before.wrongCode) expect(event).toEqual({ type: "codeWrong", triesLeft: wrongCode.triesLeft });
    });
  });

  it("an answer changes something only while its call is pending, and one call is pending at a time", () => {
    const answersOf = { sending: ["smsSent", "smsNotSent"], checking: ["codeWrong", "codeEnded", "checkFailed"] };
    always((before, event, now) => {
      for (const [call, answers] of Object.entries(answersOf)) {
        if (answers.includes(event.type) && before.pending !== call) expect(now).toBe(before);
        if (answers.includes(event.type) && before.pending === call) expect(now.pending).toBeNull();
        // The change is sent once its code is accepted, or looked up again after a lost answer.
        if (before.pending && now.pending && event.type !== "submitted") expect(now.pending).toBe(before.pending);
      }
    });
  });

  it("[PM-14] a cancelled change starts again empty, whatever response comes late", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const before = after(events);
        const cancelled = nextState(before, { type: "cancelConfirmed" });
        expect(cancelled).toEqual({ ...initialState(), round: before.round + 1, cancel: "cancelled" });
        const late: WizardEvent[] = [
          { type: "verified", value: before.debit.text, found: "positive" },
          { type: "smsSent", phone: { prefix: "39", number: "3331234567" }, to: "x", at: 0 },
          { type: "codeWrong", triesLeft: 1 },
        ];
        expect(after(late, cancelled)).toBe(cancelled);
      }),
    );
  });

  it("[PM-30] the result names the debit that was sent, whatever is typed afterwards", () => {
    always((before, event, { result }) => {
      if (event.type === "answered") expect(result).toBe(event.result);
      else if (event.type === "restarted" || event.type === "cancelConfirmed") expect(result).toBeNull();
      else if (event.type === "debitRefused") expect(result?.value ?? event.value).toBe(event.value);
      else if (event.type !== "checkFailed") expect(result).toBe(before.result);
    });
  });

  it("[PM-31] after too many requests no code can be requested for the time that the server states", () => {
    always((before, event, { noSmsUntil }) => {
      if (event.type !== "smsNotSent" || before.pending !== "sending") return;
      expect(noSmsUntil).toBe(typeof event.why === "object" ? event.at + event.why.waitSeconds * 1000 : 0);
    });
  });

  it("[PM-25] a draft has neither IBAN, booklet nor code", () => {
    always((_before, _event, now) => expect(Object.keys(draftOf(now)).sort()).toEqual(["accepted", "phone"]));
  });
});

it("a change that the server could not check is retried with another code, and the typed values stay", () => {
  const typed: WizardEvent[] = [
    { type: "debitTyped", text: "IT60X0542811101000000123456" },
    { type: "debitConfirmed", value: "IT60X0542811101000000123456" },
    { type: "sendingStarted" },
    {
      type: "smsSent",
      phone: { prefix: "39", number: "3331234567" },
      to: "IT60X0542811101000000123456 39 3331234567",
      at: 1_000,
    },
    { type: "smsCodeTyped", smsCode: "4821" },
    { type: "checkStarted" },
  ];
  const failed = after([...typed, { type: "checkFailed" }]);
  expect(failed).toMatchObject({ result: { outcome: "failure", value: null, lost: false }, pending: null });
  const again = nextState(failed, { type: "restarted" });
  expect(again).toMatchObject({ result: null, smsCode: "", sms: null, debit: failed.debit, phone: failed.phone });
});

it("[PM-26] going back to the phone number does not shorten the pause: the same number takes up the SMS that was sent", () => {
  const to: Phone = { prefix: "39", number: "3331234567" };
  const sent = after([
    { type: "debitTyped", text: "000111222333" },
    { type: "debitConfirmed", value: "000111222333" },
    { type: "sendingStarted" },
    { type: "smsSent", phone: to, to: smsTarget("000111222333", to), at: 1_000 },
  ]);
  const back = nextState(sent, { type: "phoneReopened" });
  expect([smsStage(back), isOutdated(back)]).toEqual(["phone", false]);
  expect(canTakeUpSms(back, to, 30_999)).toBe(true);
  const takenUp = nextState(back, { type: "smsTakenUp" });
  expect([smsStage(takenUp), takenUp.sms]).toEqual(["code", { at: 1_000, times: 1, to: sent.sms?.to }]);
  // After the pause another one is sent, and to another number or for another debit at once.
  expect(canTakeUpSms(back, to, 31_000)).toBe(false);
  expect(canTakeUpSms(back, { ...to, number: "3337654321" }, 2_000)).toBe(false);
  expect(canTakeUpSms(nextState(back, { type: "debitTyped", text: "" }), to, 2_000)).toBe(false);
});
