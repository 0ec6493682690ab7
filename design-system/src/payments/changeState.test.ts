import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ChangeEvent,
  type ChangeState,
  canTakeUpSms,
  confirmedOf,
  currentSms,
  draftOf,
  initialState,
  isOutdated,
  nextState,
  smsStage,
  smsTarget,
} from "./changeState.ts";
import type { ChangeAnswer, CodeCheck, CodeSending, Phone } from "./paymentChange.ts";

// Few values, so that the same debit and the same phone come back often.
const debit = fc.constantFrom("", "IT60X0542811101000000123456", "000111222333");
const phone: fc.Arbitrary<Phone> = fc.record({ prefix: fc.constant("39"), number: fc.constantFrom("3331234567", "3337654321") });
const smsCode = fc.constantFrom("", "4821", "9734");
const plainState = <Type extends ChangeEvent["type"]>(...types: Type[]) => fc.constantFrom(...types.map((type) => ({ type })));

const answer: fc.Arbitrary<ChangeAnswer> = fc.oneof(
  fc.record({ outcome: fc.constant("success" as const), effectiveDate: fc.constantFrom(null, "2026-12-01") }),
  fc.record({ outcome: fc.constantFrom("pending" as const, "debitRefused" as const) }),
  fc.record({ outcome: fc.constantFrom("failure" as const, "unknown" as const), lost: fc.boolean() }),
);
const sending = fc.constantFrom<CodeSending>(
  { sent: true },
  { sent: false, why: "refused" },
  { sent: false, why: "failed" },
  { sent: false, why: { waitSeconds: 60 } },
);
const check = fc.constantFrom<CodeCheck>(
  { outcome: "accepted" },
  { outcome: "wrong", triesLeft: undefined },
  { outcome: "wrong", triesLeft: 2 },
  { outcome: "ended", why: "expired" },
  { outcome: "ended", why: "tooManyTries" },
  { outcome: "failed" },
);

const event: fc.Arbitrary<ChangeEvent> = fc.oneof(
  fc.record({ type: fc.constant("debitTyped" as const), text: debit }),
  fc.record({ type: fc.constantFrom("debitConfirmed" as const, "verificationStarted" as const), value: debit }),
  fc.record({ type: fc.constant("verified" as const), value: debit, check: fc.constantFrom("positive", "negative", "unverified") }),
  fc.record({ type: fc.constant("conditionsTicked" as const), accepted: fc.boolean() }),
  fc.record({ type: fc.constant("phoneTyped" as const), phone }),
  fc
    .tuple(debit, phone, sending)
    .map(([text, to, answer]) => ({ type: "sendingEnded" as const, phone: to, to: smsTarget(text, to), at: 1_000, sending: answer })),
  fc.record({ type: fc.constant("answered" as const), value: debit, answer }),
  fc.record({ type: fc.constant("smsCodeTyped" as const), smsCode }),
  fc.record({ type: fc.constant("checked" as const), check }),
  plainState("phoneReopened", "smsTakenUp", "sendingStarted", "checkStarted", "submitted"),
  plainState("restarted", "cancelAsked", "cancelRefused", "cancelConfirmed"),
);

const stateAfter = (events: readonly ChangeEvent[], from = initialState()) => events.reduce(nextState, from);

/** Holds what `check` says after each event of any order of events. */
const always = (check: (before: ChangeState, event: ChangeEvent, now: ChangeState) => void) =>
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
        expect(event).toEqual({ type: "verified", value: debit.value, check: "positive" });
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
      if (event.type !== "sendingEnded" || !event.sending.sent || before.pending !== "sending") return;
      expect(sms).toEqual({ to: event.to, at: event.at, times: before.sms?.to === event.to ? before.sms.times + 1 : 1 });
      expect([smsCode, wrongCode, codeEnd]).toEqual(["", null, null]);
    });
  });

  it("[PM-09] a code is called wrong until another one is typed", () => {
    always((before, event, { wrongCode }) => {
      if (event.type === "smsCodeTyped") expect(wrongCode).toBeNull();
      if (!wrongCode || wrongCode === before.wrongCode) return;
      expect(event).toEqual({ type: "checked", check: { outcome: "wrong", triesLeft: wrongCode.triesLeft } });
    });
  });

  it("an answer changes something only while its call is pending, and one call is pending at a time", () => {
    const answers: Partial<Record<ChangeEvent["type"], ChangeState["pending"]>> = { sendingEnded: "sending", checked: "checking" };
    always((before, event, now) => {
      const call = answers[event.type];
      if (call && before.pending !== call) expect(now).toBe(before);
      // A code that was accepted is followed at once by the change that it signs.
      const isAccepted = event.type === "checked" && event.check.outcome === "accepted";
      if (call && before.pending === call) expect(now.pending).toBe(isAccepted ? "submitting" : null);
      // The change is sent once its code is accepted, or looked up again after a lost answer.
      if (before.pending && now.pending && event.type !== "submitted" && !isAccepted) expect(now.pending).toBe(before.pending);
    });
  });

  it("[PM-14] a cancelled change starts again empty, whatever response comes late", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const before = stateAfter(events);
        const cancelled = nextState(before, { type: "cancelConfirmed" });
        expect(cancelled).toEqual({ ...initialState(), round: before.round + 1, cancel: "cancelled" });
        const late: ChangeEvent[] = [
          { type: "verified", value: before.debit.text, check: "positive" },
          { type: "sendingEnded", phone: { prefix: "39", number: "3331234567" }, to: "x", at: 0, sending: { sent: true } },
          { type: "checked", check: { outcome: "wrong", triesLeft: 1 } },
        ];
        expect(stateAfter(late, cancelled)).toBe(cancelled);
      }),
    );
  });

  it("[PM-30] the result names the debit that was sent, whatever is typed afterwards", () => {
    always((before, event, { result }) => {
      if (event.type === "answered" && event.answer.outcome !== "debitRefused")
        expect(result).toEqual({ ...event.answer, value: event.value });
      else if (event.type === "answered") expect(result?.value ?? event.value).toBe(event.value);
      else if (event.type === "restarted" || event.type === "cancelConfirmed") expect(result).toBeNull();
      else if (event.type !== "checked" || event.check.outcome !== "failed") expect(result).toBe(before.result);
    });
  });

  it("[PM-31] after too many requests no code can be requested for the time that the server states", () => {
    always((before, event, { noSmsUntil }) => {
      if (event.type !== "sendingEnded" || event.sending.sent || before.pending !== "sending") return;
      const { why } = event.sending;
      expect(noSmsUntil).toBe(typeof why === "object" ? event.at + why.waitSeconds * 1000 : 0);
    });
  });

  it("[PM-25] a draft has neither IBAN, booklet nor code", () => {
    always((_before, _event, now) => expect(Object.keys(draftOf(now)).sort()).toEqual(["accepted", "phone"]));
  });
});

it("a change that the server could not check is retried with another code, and the typed values stay", () => {
  const typed: ChangeEvent[] = [
    { type: "debitTyped", text: "IT60X0542811101000000123456" },
    { type: "debitConfirmed", value: "IT60X0542811101000000123456" },
    { type: "sendingStarted" },
    {
      type: "sendingEnded",
      phone: { prefix: "39", number: "3331234567" },
      to: "IT60X0542811101000000123456 39 3331234567",
      at: 1_000,
      sending: { sent: true },
    },
    { type: "smsCodeTyped", smsCode: "4821" },
    { type: "checkStarted" },
  ];
  const failed = stateAfter([...typed, { type: "checked", check: { outcome: "failed" } }]);
  expect(failed).toMatchObject({ result: { outcome: "failure", value: null, lost: false }, pending: null });
  const again = nextState(failed, { type: "restarted" });
  expect(again).toMatchObject({ result: null, smsCode: "", sms: null, debit: failed.debit, phone: failed.phone });
});

it("[PM-26] going back to the phone number does not shorten the pause: the same number takes up the SMS that was sent", () => {
  const to: Phone = { prefix: "39", number: "3331234567" };
  const sent = stateAfter([
    { type: "debitTyped", text: "000111222333" },
    { type: "debitConfirmed", value: "000111222333" },
    { type: "sendingStarted" },
    { type: "sendingEnded", phone: to, to: smsTarget("000111222333", to), at: 1_000, sending: { sent: true } },
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

const iban = "IT60X0542811101000000123456";
const booklet = "1234567890128";
const refuse = (value: string): ChangeEvent => ({ type: "answered", value, answer: { outcome: "debitRefused" } });

it("[PM-37] an IBAN that only the servers refuse leads back to its field, keeps what was typed, and needs another code", () => {
  const sent = stateAfter([
    { type: "debitTyped", text: iban },
    { type: "debitConfirmed", value: iban },
    { type: "sendingStarted" },
    { type: "sendingEnded", phone: { prefix: "39", number: "3331234567" }, to: "somewhere", at: 1_000, sending: { sent: true } },
    { type: "submitted" },
  ]);
  const refused = nextState(sent, refuse(iban));
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
  expect(stateAfter(typed, again).debit).toEqual({ state: "confirmed", text: other, value: other });
});

it("[PM-37] a verified booklet that the servers refuse later leads back too; a refusal of one typed before is a failure of that change", () => {
  const verified = stateAfter([
    { type: "debitTyped", text: booklet },
    { type: "verificationStarted", value: booklet },
    { type: "verified", value: booklet, check: "positive" },
  ]);
  expect(verified.debit).toEqual({ state: "confirmed", text: booklet, value: booklet });
  expect(nextState(verified, refuse(booklet)).debit).toEqual({ state: "refused", text: booklet });
  const before = nextState(verified, refuse("1234567890005"));
  expect(before).toMatchObject({ debit: verified.debit, result: { outcome: "failure", value: "1234567890005", lost: false } });
});
