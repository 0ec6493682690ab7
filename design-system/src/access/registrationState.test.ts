import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  draftOf,
  initialRegistration,
  inputSteps,
  nextRegistration,
  type RegistrationAnswer,
  type RegistrationEvent,
  type RegistrationState,
  reachableStep,
  registrationDraftSchema,
} from "./registrationState.ts";

const phone = { prefix: "39", number: "3331234567" };

it("a draft has no password, and its invalid values count as not ticked", () => {
  const kept = { customerId: "C", fiscalCode: "F", email: "e", phone, consents: { privacy4: true, privacy5: "sì" }, password: "x" };
  expect(z.parse(registrationDraftSchema, kept)).toEqual({
    customerId: "C",
    fiscalCode: "F",
    email: "e",
    phone,
    consents: { privacy4: true, privacy5: false },
  });
  expect(z.parse(registrationDraftSchema, { ...kept, consents: null }).consents).toEqual({});
});

const client = fc.record({ customerId: fc.constantFrom("", "C-100021"), fiscalCode: fc.constantFrom("", "DBTRSO88L52A944K") });
const account = fc.record({ email: fc.constantFrom("", "rosa@esempio.it"), phone: fc.constant(phone), password: fc.constantFrom("", "x") });
const error = new Error("no");
const answer = fc.constantFrom<RegistrationAnswer>(
  { outcome: "accepted" },
  { outcome: "refused", field: "customerId", error },
  { outcome: "refused", field: "email", error },
  { outcome: "refused", field: "password", error },
  { outcome: "failed", error },
);

/** Makes an event from the present state: an answer is about what is typed now, or about something else. */
const anyStep: fc.Arbitrary<(state: RegistrationState) => RegistrationEvent> = fc.oneof(
  client.map((values) => () => ({ type: "clientTyped" as const, values })),
  account.map((values) => () => ({ type: "accountTyped" as const, values })),
  fc.constantFrom(...inputSteps).map((each) => () => ({ type: "called" as const, step: each })),
  fc.tuple(answer, fc.boolean(), client).map(([said, isLate, other]) => (state: RegistrationState) => {
    const of = isLate ? other : state.client.typed;
    return { type: "clientAnswered" as const, of, valid: of, answer: said };
  }),
  fc.tuple(answer, fc.boolean(), account).map(([said, isLate, other]) => (state: RegistrationState) => {
    const of = isLate ? other : state.account.typed;
    return { type: "accountAnswered" as const, of, valid: { ...of, phone: "+393331234567" }, answer: said };
  }),
  answer.map((said) => () => ({ type: "registered" as const, answer: said })),
);

const always = (check: (before: RegistrationState, event: RegistrationEvent, now: RegistrationState) => void) =>
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let state = initialRegistration(undefined);
      for (const each of steps) {
        const event = each(state);
        const now = nextRegistration(state, event);
        check(state, event, now);
        state = now;
      }
    }),
    { numRuns: 300 },
  );

describe("[AC-59] in every order of events", () => {
  it("a step is shown only if the servers have accepted what is typed in the steps before it", () => {
    always((_before, _event, now) => {
      expect(reachableStep("client", now)).toBe("client");
      expect(reachableStep("account", now)).toBe(now.client.valid ? "account" : "client");
      const last = now.account.valid ? "privacy" : "account";
      expect(reachableStep("privacy", now)).toBe(now.client.valid ? last : "client");
    });
  });

  it("input is accepted by its own answer alone, and typing something else takes that back", () => {
    always((before, event, now) => {
      if (now.client.valid && now.client.valid !== before.client.valid) {
        expect(event).toMatchObject({ type: "clientAnswered", answer: { outcome: "accepted" } });
        expect(now.client.typed).toBe(before.client.typed);
      }
      if (event.type === "clientTyped" && JSON.stringify(event.values) !== JSON.stringify(before.client.typed))
        expect(now.client).toEqual({ typed: event.values, valid: null });
      if (now.account.valid && now.account.valid !== before.account.valid)
        expect(event).toMatchObject({ type: "accountAnswered", answer: { outcome: "accepted" } });
    });
  });

  it("[AC-06] a refusal is said in the step of its field until something is typed, and a failure in its own step until the next call", () => {
    always((_before, event, { problem, pending }) => {
      if (!("answer" in event)) return;
      expect(pending).toBeNull();
      if (event.answer.outcome !== "refused") return;
      const { field } = event.answer;
      expect(problem).toEqual({ step: field === "customerId" ? "client" : "account", field, error });
    });
    always((_before, event, { problem, pending }) => {
      if (event.type === "registered" && event.answer.outcome === "failed")
        expect(problem).toEqual({ step: "privacy", field: null, error });
      if (event.type === "called") expect([pending, problem]).toEqual([event.step, null]);
    });
    always((before, event, { problem }) => {
      if (event.type !== "clientTyped" && event.type !== "accountTyped") return;
      expect(problem).toBe(before.problem?.field ? null : before.problem);
    });
  });
});

it("[AC-27] a reload finds the codes accepted, and asks for the password again", () => {
  const valid = { customerId: "C-100021", fiscalCode: "DBTRSO88L52A944K" };
  const reloaded = initialRegistration({ ...valid, email: "rosa@esempio.it", phone, consents: { privacy5: true } });
  expect(reloaded.account).toEqual({ typed: { email: "rosa@esempio.it", phone, password: "" }, valid: null });
  expect([reachableStep("account", reloaded), reachableStep("privacy", reloaded)]).toEqual(["account", "account"]);
  expect(draftOf(reloaded)).toEqual({ ...valid, email: "rosa@esempio.it", phone, consents: { privacy5: true } });
  expect(reachableStep("account", initialRegistration({ ...draftOf(reloaded), fiscalCode: "DBTRSO" }))).toBe("client");
});
