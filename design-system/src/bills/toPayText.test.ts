import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateMessages } from "../data/dateMessages.it.ts";
import { addDays } from "../data/dates.ts";
import { toPayMessages } from "./toPayMessages.it.ts";
import { toPayText } from "./toPayText.ts";

const today = "2026-11-22";
const say = (days: readonly (string | null)[], now = today) => {
  const { count, urgent } = toPayText(days, now, toPayMessages.words, dateMessages.words);
  return `${count} ${urgent}`.replaceAll("\u00a0", " ");
};

it.each([
  [[null], 1, "Una bolletta, scaduta"],
  [[null, null], 2, "2 bollette, tutte scadute"],
  [["2026-12-03", null], 1, "2 bollette, una è scaduta"],
  [["2026-11-10", "2026-12-03", null], 1, "3 bollette, 2 sono scadute"],
  [["2026-12-03", null], 0, "2 bollette, la prima scade tra 11 giorni"],
] as const)("[HM-33] bills without a day that are overdue count as overdue: %j, %i", (days, undated, text) => {
  const { count, urgent, late } = toPayText(days, today, toPayMessages.words, dateMessages.words, undefined, false, undated);
  expect(`${count} ${urgent}`.replaceAll("\u00a0", " ")).toBe(text);
  expect(late).toBe(undated > 0);
});

describe("[HM-10] how many bills are to be paid, and how urgent that is", () => {
  it.each([
    [["2026-11-03", "2026-11-28"], "2 bollette, una è scaduta da 19 giorni"],
    [["2026-11-28"], "Una bolletta, scade tra 6 giorni"],
    [["2026-11-03"], "Una bolletta, scaduta da 19 giorni"],
    [["2026-12-28", "2026-11-28"], "2 bollette, la prima scade tra 6 giorni"],
    [["2026-11-03", "2026-11-04", "2026-11-28"], "3 bollette, 2 sono scadute"],
    [["2026-11-03", "2026-11-04"], "2 bollette, tutte scadute"],
    [["2026-11-22"], "Una bolletta, scade oggi"],
    [["2027-01-13", "2027-01-14"], "2 bollette, la prima scade il 13 gennaio"],
    [[null], "Una bolletta, scadenza non indicata"],
    [[null, "2026-11-23"], "2 bollette, la prima scade domani"],
  ])("%j: %s", (days, text) => expect(say(days)).toBe(text));

  it.each([
    [["2026-12-12", "2026-12-21"], "2 bollette, forse una corregge l’altra", true],
    [["2026-12-12", "2026-12-21", null], "3 bollette, forse una corregge le altre", true],
    [["2026-11-28", "2026-12-21"], "2 bollette, la prima scade tra 6 giorni", false],
    [["2026-11-03", "2026-12-21"], "2 bollette, una è scaduta da 19 giorni", false],
    [["2026-12-12"], "Una bolletta, scade tra 20 giorni", false],
  ])("[HM-31] of bills for one period it says so, unless a day is near: %j: %s", (days, text, expected) => {
    const { count, urgent, doubtful } = toPayText(days, today, toPayMessages.words, dateMessages.words, undefined, true);
    expect(`${count} ${urgent}`.replaceAll("\u00a0", " ")).toBe(text);
    expect(doubtful).toBe(expected);
  });

  it("is late exactly if a day has passed", () => {
    const distance = fc.option(fc.integer({ min: -400, max: 400 }), { nil: null });
    fc.assert(
      fc.property(fc.array(distance, { minLength: 1, maxLength: 40 }), (distances) => {
        const days = distances.map((each) => (each === null ? null : addDays(today, each)));
        const { late } = toPayText(days, today, toPayMessages.words, dateMessages.words);
        expect(late).toBe(distances.some((each) => each !== null && each < 0));
        expect(say(days)).toMatch(/^(Una bolletta|\d+ bollette), \S/);
      }),
    );
  });
});
