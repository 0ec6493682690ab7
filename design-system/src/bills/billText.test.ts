import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateMessages } from "../data/dateMessages.it.ts";
import { billState } from "./billState.ts";
import {
  besideTagText,
  dueSentence,
  dueText as dueTextOf,
  factsText,
  kindText,
  numberText,
  periodText,
  quantityText,
  tagText,
} from "./billText.ts";
import { instalmentText, rateText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { isOwed, paymentStatuses, paymentStatusLook } from "./paymentStatus.ts";

/** Replaces no-break spaces by plain ones, because these tests do not check line breaks. */
const plainText = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const { words } = billsMessages;
const dates = dateMessages.words;
const dueText = (facts: Parameters<typeof dueTextOf>[0], own: typeof words) => dueTextOf(facts, own, dates);
const bill = { year: 2026, status: "ToBePaid", expiryDate: "2026-11-27", paymentDate: null, emissionDate: "2026-11-03" } as const;

describe("the date that matters [BL-01]", () => {
  it.each([
    ["ToBePaid", "Scade il 27 novembre"],
    ["Expiring", "Scade il 27 novembre"],
    ["Expired", "Scaduta il 27 novembre"],
    ["NotPaid", "Scaduta il 27 novembre"],
    ["Unknown", "Scadenza 27 novembre"],
  ] as const)("%s: %s", (status, text) => expect(plainText(dueText({ ...bill, status }, words))).toBe(text));

  it("is the payment of a paid bill, else its due date", () => {
    expect(plainText(dueText({ ...bill, status: "Paid", paymentDate: "2026-11-20" }, words))).toBe("Pagata il 20 novembre");
    expect(plainText(dueText({ ...bill, status: "Paid" }, words))).toBe("Scadenza 27 novembre");
    expect(plainText(dueText({ ...bill, status: "Paid", paymentDate: "2026-11-20", expiryDate: null }, words))).toBe(
      "Pagata il 20 novembre",
    );
  });

  it("is never overdue for a credit or a zero amount", () => {
    for (const status of ["ToBePaid", "Expiring", "Expired", "NotPaid"] as const)
      for (const total of [0, -35.4]) expect(plainText(dueText({ ...bill, status, total }, words))).toBe("Scadenza 27 novembre");
    expect(plainText(dueText({ ...bill, status: "NotPaid", total: 0.01 }, words))).toBe("Scaduta il 27 novembre");
    expect(plainText(dueText({ ...bill, status: "Paid", paymentDate: "2026-11-20", total: -35.4 }, words))).toBe("Pagata il 20 novembre");
  });

  it("is never blank, whatever the dates are", () => {
    const day = fc.oneof(fc.string(), fc.constantFrom(null, undefined, "2026-11-27", "0000-12-31T23:10:04.000Z"));
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentStatuses.filter((each) => each !== "Reported")),
        day,
        day,
        (status, expiryDate, paymentDate) => {
          expect(plainText(dueText({ year: 2026, status, expiryDate, paymentDate }, words))).toMatch(/^(Scad|Pagata )\S*/);
          expect(plainText(dueText({ year: 2026, status, expiryDate: null, paymentDate: null }, words))).toBe("Scadenza non indicata");
        },
      ),
    );
  });
});

const today = "2026-11-22";

describe("days near today [BL-40]", () => {
  const due = (expiryDate: string, status: (typeof paymentStatuses)[number], more = {}) => {
    const facts = { ...bill, today, expiryDate, status, total: 12, period: { from: "2026-09-01", to: "2026-10-31" }, ...more };
    return [tagText(facts, words), besideTagText(facts, words, dates), dueSentence(facts, words, dates)].map(plainText);
  };

  it.each([
    ["2026-11-03", "NotPaid", "Scaduta il 3 nov", "Da 19 giorni", "Scaduta da 19 giorni, il 3 novembre"],
    ["2026-11-28", "Expiring", "Scade il 28 nov", "Tra 6 giorni", "Scade tra 6 giorni, il 28 novembre"],
    ["2026-11-22", "Expiring", "Scade il 22 nov", "Oggi", "Scade oggi, il 22 novembre"],
    ["2026-11-23", "Expiring", "Scade il 23 nov", "Domani", "Scade domani, il 23 novembre"],
    ["2026-12-01", "ToBePaid", "Scade il 1º dic", "Tra 9 giorni", "Scade tra 9 giorni, il 1º dicembre"],
    ["2027-01-13", "ToBePaid", "Scade il 13 gen 2027", undefined, "Scade il 13 gennaio 2027"],
    ["2026-08-08", "NotPaid", "Scaduta l’8 ago", undefined, "Scaduta l’8 agosto"],
  ] as const)("[BL-69] %s, %s: %s", (day, status, ...texts) => expect(due(day, status)).toEqual(texts));

  it("appear once in the text; a status that contradicts the day shows the date", () => {
    expect(due("2026-11-23", "NotPaid")).toEqual(["Scaduta il 23 nov", undefined, "Scaduta il 23 novembre"]);
    expect(due("2026-11-21", "Expiring")).toEqual(["Scade il 21 nov", undefined, "Scade il 21 novembre"]);
    expect(due("2026-11-28", "Expiring", { total: 0 })).toEqual(["Niente da pagare", "Scadenza 28 nov", "Scadenza 28 novembre"]);
    expect(due("2026-11-28", "Unknown")).toEqual(["Stato da verificare", "Scadenza 28 nov", "Scadenza 28 novembre"]);
  });

  it("[BL-100] a document that is no debt and has no due date says nothing about one", () => {
    for (const total of [-35.4, 0]) expect(due("", "ToBePaid", { total })[1]).toBeUndefined();
    for (const total of [12, null]) expect(due("", "ToBePaid", { total })[1]).toBe("Scadenza non indicata");
  });

  it("[BL-39] are not worded as a deadline for a bill that is debited automatically, unless the debit was refused", () => {
    expect(due("2026-12-13", "ToBePaid", { debit: true })).toEqual(["Addebito il 13 dic", "Tra 21 giorni", "Addebito il 13 dicembre"]);
    expect(due("2026-11-24", "Expiring", { debit: true })[0]).toBe("Addebito il 24 nov");
    expect(due("2026-11-03", "NotPaid", { debit: true })[0]).toBe("Scaduta il 3 nov");
  });

  it("[BL-69] of a paid bill are its payment and its due date; without them the status stands alone", () => {
    const paid = (more: object) => due("2026-11-12", "Paid", more).slice(0, 2);
    expect(paid({ paymentDate: "2026-11-08" })).toEqual(["Pagata l’8 nov", "Scadeva il 12 nov"]);
    expect(paid({ paymentDate: "2026-11-08", expiryDate: "2026-11-11" })).toEqual(["Pagata l’8 nov", "Scadeva l’11 nov"]);
    expect(paid({})).toEqual(["Pagata", "Scadenza 12 nov"]);
    expect(paid({ paymentDate: "2026-11-08", expiryDate: null })).toEqual(["Pagata l’8 nov", undefined]);
    expect(due("", "ToBePaid").slice(0, 2)).toEqual(["Da pagare", "Scadenza non indicata"]);
  });
});

describe("the other facts", () => {
  it("are number and emission, and the due date once paid", () => {
    expect(plainText(factsText({ ...bill, number: "1045231" }, words))).toBe("Bolletta n. 2026 / 1045231 · Emessa il 3 novembre");
    expect(plainText(factsText({ ...bill, number: "7", creditNote: true, emissionDate: null }, words))).toBe(
      "Nota di credito n. 2026 / 7 · Data di emissione non indicata",
    );
    expect(plainText(factsText({ ...bill, number: "7", status: "Paid", paymentDate: "2026-11-20" }, words))).toMatch(
      / · Scadenza 27 novembre$/,
    );
  });

  it("[BL-69] are kind and months, number and day of issue in short on a card", () => {
    const kind = (from: string, to: string, more = {}) => plainText(kindText({ ...bill, period: { from, to }, ...more }, "Luce", words));
    expect(kind("2026-09-01", "2026-10-31")).toBe("Luce · set – ott 2026");
    expect(kind("2025-12-01", "2026-01-31")).toBe("Luce · dic – gen 2026");
    expect(kind("2024-12-01", "2026-01-31")).toBe("Luce · dic 2024 – gen 2026");
    expect(kind("", "", { creditNote: true })).toBe("Nota di credito · Luce");
    const number = (emissionDate: string | null) => plainText(numberText({ ...bill, number: "1010338", emissionDate }, words));
    expect(number("2026-11-13")).toBe("n. 1010338 del 13 nov");
    expect(number("2026-11-08")).toBe("n. 1010338 dell’8 nov");
    expect(number("2025-12-30")).toBe("n. 1010338 del 30 dic 2025");
    expect(number(null)).toBe("n. 1010338");
  });

  it.each([
    ["2026-10-01", "2026-11-30", "ottobre – novembre 2026"],
    ["2025-12-01", "2026-01-31", "dicembre 2025 – gennaio 2026"],
    ["2026-11-01", "2026-11-30", "novembre 2026"],
    ["2026-10-01", null, "da ottobre 2026"],
    ["0001-01-01", "2026-11-30", "fino a novembre 2026"],
    [null, undefined, undefined],
  ])("are the period from %s to %s", (from, to, text) => expect(plainText(periodText({ period: { from, to } }, words))).toBe(text));
});

describe("figures", () => {
  it("of a part are quantity and unit price, or nothing", () => {
    const text = (quantity: unknown, unit: unknown, unitPrice: unknown) => plainText(quantityText({ quantity, unit, unitPrice } as never));
    expect(text(283, "kWh", 0.19572)).toBe("283 kWh × 0,19572 €");
    expect(text(61, "giorni", 0.3)).toBe("61 giorni × 0,30 €");
    expect(text(3, null, 1)).toBe("3 × 1,00 €");
    for (const none of [null, undefined, Number.NaN]) {
      expect(text(none, "kWh", 1)).toBeUndefined();
      expect(text(1, "kWh", none)).toBeUndefined();
    }
  });
});

describe("a rate [BL-18]", () => {
  it("says when it is due and when it was paid", () => {
    expect(plainText(rateText({ expiryDate: "2026-11-27", paymentDate: "2026-11-08" }, 2026, words))).toBe(
      "Scadenza 27 nov, pagata l’8 nov",
    );
    expect(plainText(rateText({ expiryDate: "2027-01-08", paymentDate: null }, 2026, words))).toBe("Scadenza 8 gen 2027");
    expect(plainText(rateText({}, 2026, words))).toBe("Scadenza non indicata");
  });
});

describe("[BL-48] a bill in instalments", () => {
  const rates = [1, 2, 3].map((number) => ({ number, amount: 33.02, expiryDate: `2026-1${number - 1}-20` }));
  const say = (paid: number, today = "2026-11-01") => {
    const own = rates.map((rate) => ({ ...rate, paymentDate: rate.number <= paid ? "2026-10-01" : null }));
    return plainText(instalmentText(billState({ total: 99.06, rates: own }, today), words));
  };

  it("names the instalments that are due next, and what is open in all", () => {
    expect([say(0, "2026-10-01"), say(1), say(2), say(3)]).toEqual([
      "Rata 1 di 3 · restano 99,06 € in 3 rate",
      "Rata 2 di 3 · restano 66,04 € in 2 rate",
      "Rata 3 di 3",
      undefined,
    ]);
    expect(say(1, "2026-12-21")).toBe("Rate 2 e 3 di 3");
    expect(instalmentText(billState({ total: 99.06, expiryDate: "2026-12-01" }, "2026-11-01"), words)).toBeUndefined();
  });

  it("names an unpaid instalment as overdue once its day has passed", () => {
    const text = (expiryDate: string, paymentDate: string | null) =>
      rateText({ expiryDate, paymentDate }, 2026, words, undefined, "2026-11-22");
    expect([text("2026-11-21", null), text("2026-11-22", null), text("2026-11-21", "2026-11-20")].map(plainText)).toEqual([
      "Scaduta il 21 nov",
      "Scadenza 22 nov",
      "Scadenza 21 nov, pagata il 20 nov",
    ]);
  });
});

describe("how a bill looks [BL-01]", () => {
  const wordOf = (...bill: Parameters<typeof paymentStatusLook>) => words[paymentStatusLook(...bill).word];

  it("is not that of a debt below one cent, whatever the dates", () => {
    for (const status of paymentStatuses.filter((each) => each !== "Paid")) {
      expect(wordOf(status, -35.4)).toBe("A tuo credito");
      expect(wordOf(status, 0)).toBe("Niente da pagare");
      expect(paymentStatusLook(status, -35.4).tone).toBe("neutral");
    }
    expect([wordOf("Paid", -35.4), wordOf("Paid", 0)]).toEqual(["Pagata", "Pagata"]);
  });

  it("is that of its status if money is owed or the amount is unknown", () => {
    for (const amount of [0.01, 72.19, null, undefined, Number.NaN]) {
      expect(isOwed(amount)).toBe(true);
      expect(wordOf("NotPaid", amount)).toBe("Scaduta");
    }
    expect(isOwed(0.004)).toBe(false);
  });
});
