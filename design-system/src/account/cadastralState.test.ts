import fc from "fast-check";
import { expect, it } from "vitest";
import { type CadastralAnswer, type CadastralEvent, initialCadastral, nextCadastral } from "./cadastralState.ts";

const values = { holderTitle: "owner", city: "Rimini", urbanSection: "", sheet: "12", particle: "345", subordinate: "" } as const;
const error = new Error("no");
const answer = fc.constantFrom<CadastralAnswer>({ outcome: "success" }, { outcome: "failure", error }, { outcome: "unknown", error });
const event: fc.Arbitrary<CadastralEvent> = fc.oneof(
  fc.constantFrom("", "12", "63").map((sheet) => ({ type: "typed" as const, values: { ...values, sheet } })),
  answer.map((said) => ({ type: "answered" as const, answer: said })),
  fc.constantFrom("called", "reopened", "leaveAsked", "leaveRefused").map((type) => ({ type }) as CadastralEvent),
);

it("[CD-06] in every order of events the typed values stay, and an answer that nobody waits for changes nothing", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = initialCadastral(undefined);
      for (const each of events) {
        const now = nextCadastral(state, each);
        expect(now.typed).toBe(each.type === "typed" ? each.values : state.typed);
        if (each.type === "answered" && !state.pending) expect(now).toBe(state);
        if (each.type === "answered" && state.pending) expect(now).toMatchObject({ pending: false, result: each.answer });
        if (each.type === "reopened" || each.type === "called") expect(now.result).toBeNull();
        state = now;
      }
    }),
  );
});
