import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";
import { notificationMessages } from "../../design-system/src/account/notificationMessages.it.ts";
import { deadlineText, discountText } from "../../design-system/src/account/notificationText.ts";
import { defaultBillFilter } from "../../design-system/src/bills/billFilter.ts";
import { billFilterMessages } from "../../design-system/src/bills/billFilterMessages.it.ts";
import { filterText } from "../../design-system/src/bills/billFilterText.ts";
import { periodText } from "../../design-system/src/bills/billText.ts";
import { billsMessages } from "../../design-system/src/bills/messages.it.ts";
import { consumptionPageMessages } from "../../design-system/src/consumption/pageMessages.it.ts";
import { formatsOf } from "../../design-system/src/data/useFormats.ts";
import { readingFormMessages } from "../../design-system/src/readings/formMessages.it.ts";
import { readingsMessages } from "../../design-system/src/readings/messages.it.ts";
import { lastText } from "../../design-system/src/readings/readingText.ts";
import { windowText } from "../../design-system/src/readings/readingWindow.ts";
import { vouchersMessages } from "../../design-system/src/vouchers/messages.it.ts";
import { validityText } from "../../design-system/src/vouchers/voucherText.ts";

const formats = formatsOf();
/** Every day of 2026. */
const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
const wrong = /\b(il|al|dal|del|nel|sul)[ \u00a0](0?8|11)\b|\ba[ \u00a0]a|\b(di|in) \d{4}(?!\d)/i;

/** Placeholders of days, months, years and percentages after a word that changes before some of them. */
const dated = /\b(il|al|dal|del|nel|sul|a|in) \{(date|day|from|to|min|max|month|moment|period|mean|most)\}/i;

/** Texts whose placeholders are years, amounts, readings of a meter or addresses, or a month after "in". */
const notDates = ["yearsAll", "amountMax", "span", "spanConverted", "outboxTo", "periodOne"];

interface Text {
  folder: string;
  key: string;
  text: string;
}

/** Reads the texts of the catalogues that have such a placeholder. Those with a second text for a vowel choose it themselves. */
const texts = listFiles("{design-system,portal}/src/**/*.it.ts").flatMap((path): Text[] => {
  const found = [...readSource(path).matchAll(/^ {2}(\w+):\s*"(.*)",$/gm)].map(([, key = "", text = ""]) => ({ key, text }));
  const keys = new Set(found.map(({ key }) => key));
  return found
    .filter(({ key, text }) => dated.test(text) && !notDates.includes(key) && !key.endsWith("Vowel") && !keys.has(`${key}Vowel`))
    .map((one) => ({ ...one, folder: dirname(path) }));
});

/** Returns the first argument of each call of `fill` in a module. */
const filled = (code: string) => [...code.matchAll(/\bfill\(([^,]*)/g)].map(([, text = ""]) => text);

describe("dates after an article or a preposition [DS-39]", () => {
  test("every text of the catalogues is right on each day of a year", () => {
    expect(texts.length).toBeGreaterThan(35);
    const faults = texts.flatMap(({ key, text }) =>
      days.flatMap((day) =>
        [formats.formatDayMonth(day), formats.formatDate(day), formats.formatMonthName(day), day.slice(0, 4)].flatMap((date = "") => {
          const said = formats.fillDates(text, Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, date])));
          return wrong.test(said) ? [`${key}: ${said}`] : [];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  test("no module fills such a text without its date's preposition", () => {
    const faults = [...new Set(texts.map(({ folder }) => folder))].flatMap((folder) => {
      const keys = texts.filter((text) => text.folder === folder).map(({ key }) => key);
      const uses = new RegExp(`\\bwords\\.(${keys.join("|")})\\b`);
      const modules = listFiles(`${folder}/**/*.{ts,tsx}`).filter((path) => !/\.test\.|\.it\.ts/.test(path));
      return modules.filter((path) => {
        const code = readSource(path);
        // A text may be chosen before it is filled.
        return uses.test(code) && (filled(code).some((text) => uses.test(text)) || !code.includes("fillDates("));
      });
    });
    expect(faults).toEqual([]);
  });

  test("sentences of readings, vouchers, notifications and filters are right on each day", () => {
    const window = (from: string, to: string) =>
      [
        { state: "opens", from, to } as const,
        { state: "opens", from } as const,
        { state: "open", to } as const,
        { state: "sent", sentAt: from } as const,
        { state: "accepted", sentAt: from } as const,
        { state: "refused", to } as const,
      ].map((one) => windowText(one, readingsMessages.words));
    const filter = (from: string | null, to: string | null) =>
      filterText("expireDate", { ...defaultBillFilter, expireDateFrom: from, expireDateTo: to }, billFilterMessages.words);
    for (const day of days) {
      const said = [
        ...window(day, day),
        lastText({ text: "", unit: "m³", digits: 5, day, last: { value: 11_000, date: day } }, readingFormMessages.words),
        validityText({ status: "Active", validityEndDate: day }, vouchersMessages.words),
        validityText({ status: "Expired", validityEndDate: day }, vouchersMessages.words),
        deadlineText(day, day, notificationMessages.words),
        deadlineText(day, "2027-01-01", notificationMessages.words),
        ...[discountText(day, day, notificationMessages.words), discountText(day, null, notificationMessages.words)],
        ...[filter(day, day), filter(day, null), filter(null, day)],
        periodText({ period: { to: day } }, billsMessages.words),
      ];
      expect(said.filter((text) => !text || wrong.test(text))).toEqual([]);
    }
    expect(windowText({ state: "open", to: "2026-11-08" }, readingsMessages.words)).toBe("Puoi inviarla fino all’8 novembre.");
    expect(filter("2026-11-08", "2026-11-11")?.replaceAll("\u00a0", " ")).toBe("Scadenza dall’8 nov all’11 nov 2026");
  });

  test("a whole year has its article in what is announced", () => {
    const { shown, shownNone } = consumptionPageMessages.words;
    const said = [shown, shownNone].map((text) => formats.fillDates(text, { name: "Casa", period: "2025" }));
    expect(said).toEqual(["Casa: ecco i consumi del 2025", "Casa: nessun consumo nel 2025"]);
  });
});
