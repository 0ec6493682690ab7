import { expect, it } from "vitest";
import { formatsOf } from "../data/useFormats.ts";
import { notificationMessages } from "./notificationMessages.it.ts";
import { deadlineText, discountText, noteOf, noticeGroupOf } from "./notificationText.ts";

const { words } = notificationMessages;
const plainText = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

it("[NT-03] a deadline is called past from the next day on", () => {
  expect(plainText(deadlineText("2026-11-27", "2026-11-27", words))).toBe("Hai tempo fino al 27 novembre 2026.");
  expect(plainText(deadlineText("2026-11-27T22:59:00.000Z", "2026-11-27T09:00:00.000Z", words))).toBe(
    "Hai tempo fino al 27 novembre 2026.",
  );
  expect(plainText(deadlineText("2026-11-26", "2026-11-27", words))).toBe("È scaduta il 26 novembre 2026.");
  for (const none of [null, undefined, "", "0001-01-01T00:00:00.000Z"]) expect(deadlineText(none, "2026-11-27", words)).toBeUndefined();
});

it("[NT-03] the text of a discount names its first and last day, or the one that there is", () => {
  expect(plainText(discountText("2026-11-01", "2026-12-31", words))).toBe("Lo sconto vale dal 1º novembre 2026 al 31 dicembre 2026.");
  expect(plainText(discountText("2026-11-01", null, words))).toBe("Lo sconto vale dal 1º novembre 2026.");
  expect(plainText(discountText("boh", "2026-12-31", words))).toBe("Lo sconto vale fino al 31 dicembre 2026.");
  expect(discountText(null, undefined, words)).toBeUndefined();
});

it("[NT-09] a week begins on Monday; a notification without a day is an earlier one", () => {
  const friday = "2026-11-27";
  const groups = ["2026-11-27T08:00:00Z", "2026-11-28", "2026-11-26T22:59:00Z", "2026-11-23", "2026-11-22", null, "boh"];
  expect(groups.map((created) => noticeGroupOf(created, friday))).toEqual([
    ...["today", "today", "thisWeek", "thisWeek", "earlier", "earlier", "earlier"],
  ]);
  expect(noticeGroupOf("2026-11-22", "2026-11-23")).toBe("earlier");
  expect(noticeGroupOf("2026-11-16", "2026-11-22")).toBe("thisWeek");
});

it("[NT-09] the quiet line has the day it came, the deadline and the discount, each once and only where there is one", () => {
  const context = { today: "2026-11-27", words, formats: formatsOf() };
  const note = (facts: Parameters<typeof noteOf>[0]) => plainText(noteOf(facts, context));
  expect(note({ createdAt: "2026-11-27", deadline: "2026-12-03" })).toBe("Entro il 3 dic");
  expect(note({ createdAt: "2026-11-25T08:30:00Z", deadline: "2026-12-08" })).toBe("25 nov · entro l’8 dic");
  expect(note({ createdAt: "2026-11-21", deadline: "2027-01-06", discountFrom: "2026-11-21", discountTo: "2027-01-06" })).toBe(
    "21 nov · sconto dal 21 nov al 6 gen",
  );
  expect(note({ createdAt: "2025-07-30", deadline: "2025-08-29" })).toBe("30 lug 2025 · scaduta il 29 ago 2025");
  expect(note({ createdAt: "2026-11-27" })).toBe("");
});
