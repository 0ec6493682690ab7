import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConsumptionRow } from "../../consumption/consumption.ts";
import { figureReadings, figureText } from "./billFigures.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import { billFigureMessages } from "./figureMessages.it.ts";
import { payingText, paymentModeOf } from "./paying.ts";
import { twinsOf } from "./twins.ts";

const { words } = billCardMessages;
const figureWords = billFigureMessages.words;
const today = "2026-11-20";
const open = { paymentDate: null, expiryDate: "2026-12-01", paymentType: "Bollettino", paymentId: "3000", totalAmount: 10 };

describe("how a bill is paid", () => {
  it.each([
    ["Bollettino", "2026-12-01", "codice avviso 3000"],
    ["Rid", "2026-12-01", "addebitato sul tuo conto"],
    ["Rid", "2026-11-01", "non ci risulta"],
    ["Libretto", "2026-12-01", "addebitato sul tuo libretto"],
    ["Libretto", "2026-11-01", "non ci risulta"],
    ["ZZZ", "2026-12-01", "Nel PDF trovi"],
    [null, "2026-12-01", "Nel PDF trovi"],
  ])("%s, due on %s: %s", (paymentType, expiryDate, text) => {
    expect(payingText({ ...open, paymentType, expiryDate }, { today, words })).toContain(text);
  });

  it("[PM-21] is told from every spelling of the servers, and from a description", () => {
    for (const words of ["Bank", "bank", "Rid", "RID30", "Addebito diretto SEPA", "Domiciliazione bancaria"])
      expect(paymentModeOf(words), words).toBe("bank");
    for (const words of ["Booklet", "Libretto", "LIB30", "Addebito su libretto postale"])
      expect(paymentModeOf(words), words).toBe("booklet");
    for (const words of ["Postal", "postal", "Bollettino", "BOL30", "Bollettino bancario", "Conto postale"])
      expect(paymentModeOf(words), words).toBe("postal");
    for (const words of ["Bonifico SEPA", "Bonifico bancario", "Contanti", ""]) expect(paymentModeOf(words), words).toBeNull();
  });

  it("is said of open bills alone", () => {
    expect(payingText({ ...open, paymentId: null }, { today, words })).toBe(words.payPostal);
    expect(payingText({ ...open, paymentDate: "2026-11-02" }, { today, words })).toBeUndefined();
    expect(payingText({ ...open, expiryDate: null }, { today, words })).toBeUndefined();
    expect(payingText({ ...open, totalAmount: -3 }, { today, words })).toBeUndefined();
  });
});

describe("bills for the same period", () => {
  const bill = (
    id: number,
    periodFrom: string | null,
    periodTo: string | null,
    more: { supplyCode?: string; paymentDate?: string } = {},
  ) => ({
    id,
    number: String(id),
    supplyCode: "S-1",
    commodity: "gas" as const,
    periodFrom,
    periodTo,
    paymentDate: null,
    ...more,
  });
  const numbers = (bills: ReturnType<typeof bill>[]) => [...twinsOf(bills)].map(([id, { number }]) => [id, number]);

  it("are found where periods are the same, not where they meet, and never of another supply", () => {
    const bills = [
      bill(1, "2026-09-01", "2026-10-31"),
      bill(2, "2026-09-01", "2026-10-31"),
      bill(3, "2026-10-31", "2026-12-31"),
      bill(4, "2026-09-01", "2026-10-31", { supplyCode: "S-2" }),
      bill(5, null, null),
    ];
    expect(numbers(bills)).toEqual([
      [1, "2"],
      [2, "1"],
    ]);
  });

  it.each([
    ["2026-08-01", "2026-09-30", "2026-09-01", "2026-10-31", false],
    ["2026-07-01", "2026-08-31", "2026-08-01", "2026-09-30", false],
    ["2026-09-01", "2026-10-31", "2026-09-05", "2026-10-31", true],
    ["2026-09-01", "2026-10-31", "2026-10-01", "2026-10-31", true],
    ["2026-01-01", "2026-12-31", "2026-09-01", "2026-10-31", true],
  ])("%s to %s and %s to %s: %s", (from, to, otherFrom, otherTo, same) => {
    expect(numbers([bill(1, from, to), bill(2, otherFrom, otherTo)])).toHaveLength(same ? 2 : 0);
  });

  it("are named on what is still open: beside a paid one too, but not on it", () => {
    const period = ["2026-09-01", "2026-10-31"] as const;
    const paid = { paymentDate: "2026-11-03" };
    expect(numbers([bill(1, ...period), bill(2, ...period, paid)])).toEqual([[1, "2"]]);
    expect(numbers([bill(1, ...period, paid), bill(2, ...period, paid)])).toEqual([]);
  });

  it("each have the other, while both are open", () => {
    const day = fc.constantFrom("2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", null);
    const periods = fc.array(fc.tuple(day, day), { maxLength: 6 });
    fc.assert(
      fc.property(periods, (list) => {
        const twins = twinsOf(list.map(([from, to], id) => bill(id, from, to)));
        for (const [id, twin] of twins) {
          expect(twin.id).not.toBe(id);
          expect(twins.has(twin.id)).toBe(true);
        }
      }),
    );
  });
});

describe("what a bill's figure rests on", () => {
  const row = (over: Partial<ConsumptionRow>): ConsumptionRow => ({
    date: "2026-10-31",
    year: 2026,
    month: 10,
    consumption: 100,
    reading: 12_345,
    zone: null,
    description: null,
    origin: "distributor",
    ...over,
  });

  it("tells estimates from readings", () => {
    expect(figureText([row({})], "Smc", figureWords)).toBe("In tutto 100\u00a0Smc.");
    expect(figureText([row({}), row({ origin: "estimate", consumption: 20 })], "kWh", figureWords)).toContain(
      "120\u00a0kWh, di cui 20\u00a0kWh stimati",
    );
    const codes = (["distributor", "estimate", "customer"] as const).map((origin, index) => row({ origin, date: `2026-10-0${index + 1}` }));
    expect(figureReadings(codes, figureWords).map(({ value }) => value)).toEqual([
      "12.345 · reale",
      "12.345 · stimata",
      "12.345 · tua autolettura",
    ]);
  });

  it("names the band where there are more than one, and each day and band once", () => {
    expect(figureReadings([row({ zone: "F1" })], figureWords)[0]?.label).toBe("31/10/2026");
    const bands = [
      row({ zone: "F1" }),
      row({ zone: "F2", reading: 1 }),
      row({ zone: "F2", reading: 2 }),
      row({ zone: "F3", reading: null }),
    ];
    expect(figureReadings(bands, figureWords)).toEqual([
      { label: "31/10/2026, fascia F1", value: "12.345 · reale" },
      { label: "31/10/2026, fascia F2", value: "2 · reale" },
    ]);
  });
});
