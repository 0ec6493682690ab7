import { expect, it } from "vitest";
import { notificationMessages } from "./notificationMessages.it.ts";
import { deadlineText, discountText } from "./notificationText.ts";

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
