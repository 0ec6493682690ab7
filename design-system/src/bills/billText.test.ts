import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueText, factsText, rateText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import { isOwed, paymentStatuses, paymentStatusLook } from "./paymentStatus.ts";

/** Replaces no-break spaces by plain ones, because these tests do not check line breaks. */
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const { words } = billsMessages;
const bill = { year: 2026, status: "ToBePaid", expiryDate: "2026-11-27", paymentDate: null, emissionDate: "2026-11-03" } as const;

describe("the date that matters [BL-01]", () => {
  it.each([
    ["ToBePaid", "Scade il 27 novembre"],
    ["Expiring", "Scade il 27 novembre"],
    ["Expired", "Scaduta il 27 novembre"],
    ["NotPaid", "Scaduta il 27 novembre"],
    ["Unknown", "Scadenza 27 novembre"],
  ] as const)("%s: %s", (status, text) => expect(plain(dueText({ ...bill, status }, words))).toBe(text));

  it("is the payment of a paid bill, else its due date", () => {
    expect(plain(dueText({ ...bill, status: "Paid", paymentDate: "2026-11-20" }, words))).toBe("Pagata il 20 novembre");
    expect(plain(dueText({ ...bill, status: "Paid" }, words))).toBe("Scadenza 27 novembre");
    expect(plain(dueText({ ...bill, status: "Paid", paymentDate: "2026-11-20", expiryDate: null }, words))).toBe("Pagata il 20 novembre");
  });

  it("is no day to be late for what is no debt", () => {
    for (const status of ["ToBePaid", "Expiring", "Expired", "NotPaid"] as const)
      for (const total of [0, -35.4]) expect(plain(dueText({ ...bill, status, total }, words))).toBe("Scadenza 27 novembre");
    expect(plain(dueText({ ...bill, status: "NotPaid", total: 0.01 }, words))).toBe("Scaduta il 27 novembre");
    expect(plain(dueText({ ...bill, status: "Paid", paymentDate: "2026-11-20", total: -35.4 }, words))).toBe("Pagata il 20 novembre");
  });

  it("is never blank, whatever the dates are", () => {
    const day = fc.oneof(fc.string(), fc.constantFrom(null, undefined, "2026-11-27", "0000-12-31T23:10:04.000Z"));
    fc.assert(
      fc.property(fc.constantFrom(...paymentStatuses), day, day, (status, expiryDate, paymentDate) => {
        expect(plain(dueText({ year: 2026, status, expiryDate, paymentDate }, words))).toMatch(/^(Scad|Pagata )\S*/);
        expect(plain(dueText({ year: 2026, status, expiryDate: null, paymentDate: null }, words))).toBe("Scadenza non indicata");
      }),
    );
  });
});

describe("the other facts", () => {
  it("are the emission, and the due date once paid", () => {
    expect(plain(factsText(bill, words))).toBe("Emessa il 3 novembre");
    expect(plain(factsText({ ...bill, status: "Paid", paymentDate: "2026-11-20" }, words))).toBe(
      "Emessa il 3 novembre · Scadenza 27 novembre",
    );
    expect(plain(factsText({ ...bill, status: "Paid" }, words))).toBe("Emessa il 3 novembre");
    expect(plain(factsText({ ...bill, emissionDate: null }, words))).toBe("Data di emissione non indicata");
  });

  it.each([
    ["2026-10-01", "2026-11-30", "Periodo ottobre – novembre 2026"],
    ["2026-11-01", "2026-11-30", "Periodo novembre 2026"],
    ["2025-12-01", "2026-01-31", "Periodo dicembre 2025 – gennaio 2026"],
    ["2025-11-01", "2026-11-30", "Periodo novembre 2025 – novembre 2026"],
    ["2026-10-01", null, "Periodo da ottobre 2026"],
    ["0001-01-01", "2026-11-30", "Periodo fino a novembre 2026"],
  ])("of %s to %s", (from, to, text) =>
    expect(plain(factsText({ ...bill, period: { from, to } }, words))).toBe(`Emessa il 3 novembre · ${text}`),
  );

  it("leave out a period nobody gives", () => {
    expect(plain(factsText({ ...bill, period: { from: null, to: undefined } }, words))).toBe("Emessa il 3 novembre");
  });
});

describe("a rate [BL-18]", () => {
  it("says when it is due and when it was paid", () => {
    expect(plain(rateText({ expiryDate: "2026-11-27", paymentDate: "2026-11-08" }, 2026, words))).toBe(
      "Scadenza 27 novembre, pagata l’8 novembre",
    );
    expect(plain(rateText({ expiryDate: "2027-01-08", paymentDate: null }, 2026, words))).toBe("Scadenza 8 gennaio 2027");
    expect(plain(rateText({}, 2026, words))).toBe("Scadenza non indicata");
  });
});

describe("how a bill looks [BL-01]", () => {
  const wordOf = (...bill: Parameters<typeof paymentStatusLook>) => words[paymentStatusLook(...bill).word];

  it("is no debt below one cent, whatever its dates", () => {
    for (const status of paymentStatuses.filter((each) => each !== "Paid")) {
      expect(wordOf(status, -35.4)).toBe("A tuo credito");
      expect(wordOf(status, 0)).toBe("Niente da pagare");
      expect(paymentStatusLook(status, -35.4).tone).toBe("neutral");
    }
    expect([wordOf("Paid", -35.4), wordOf("Paid", 0)]).toEqual(["Pagata", "Pagata"]);
  });

  it("is that of its status where something is owed, or nobody knows how much", () => {
    for (const amount of [0.01, 72.19, null, undefined, Number.NaN]) {
      expect(isOwed(amount)).toBe(true);
      expect(wordOf("NotPaid", amount)).toBe("Scaduta");
    }
    expect(isOwed(0.004)).toBe(false);
  });
});
