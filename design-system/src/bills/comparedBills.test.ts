import { describe, expect, it } from "vitest";
import type { Bill } from "./bill.ts";
import { comparedWith, isComparable, isFirstOf } from "./comparedBills.ts";

type Document = Parameters<typeof comparedWith>[1][number];

const document = (id: number, periodFrom: string | null, periodTo: string | null, changes: Partial<Document> = {}): Document => ({
  ...{ id, number: String(id), year: 2026, supplyCode: "S-1", commodity: "electricity", emissionDate: periodTo, documentType: "Fattura" },
  ...{ periodFrom, periodTo },
  ...changes,
});
const bill = document(9, "2026-09-01", "2026-10-31");
const ids = (documents: readonly Document[], of = bill) => {
  const { previous, lastYear } = comparedWith(of, documents);
  return [previous?.id ?? null, lastYear?.id ?? null];
};

describe("[BL-37] the bills to compare with", () => {
  it("are that of the period before and that of the same months of last year, of the same supply", () => {
    const summer = document(8, "2026-07-01", "2026-08-31");
    const autumn = document(3, "2025-09-01", "2025-10-31");
    const spring = document(7, "2026-05-01", "2026-06-30");
    expect(ids([bill, spring, summer, autumn])).toEqual([8, 3]);
    expect(ids([bill, { ...summer, supplyCode: "S-2" }, { ...autumn, commodity: "gas" }])).toEqual([null, null]);
    expect(ids([bill, spring])).toEqual([7, null]);
  });

  it("are the last correction of a period that was billed several times, and never a credit note", () => {
    const first = document(4, "2026-07-01", "2026-08-31", { emissionDate: "2026-09-07" });
    const second = document(5, "2026-07-01", "2026-08-31", { emissionDate: "2026-09-20" });
    const third = document(6, "2026-07-01", "2026-08-31", { emissionDate: "2026-10-02" });
    const note = document(7, "2026-07-01", "2026-08-31", { emissionDate: "2026-10-05", documentType: "Nota di credito" });
    expect(ids([third, first, note, second])).toEqual([6, null]);
  });

  it("never are the bill itself, its own correction, or one without period", () => {
    const correction = document(10, "2026-09-01", "2026-10-31", { emissionDate: "2026-11-20" });
    expect(ids([bill, correction, document(1, null, null)])).toEqual([null, null]);
  });

  it("[BL-58] are not replaced by an older one if their amount is missing", () => {
    const spring = document(1, "2026-05-01", "2026-06-30");
    const summer = { ...document(2, "2026-07-01", "2026-08-31"), amount: null };
    expect(ids([bill, spring, summer])).toEqual([2, null]);
  });

  it("exist in leap years: February ends on another day", () => {
    const winter = document(9, "2025-01-01", "2025-02-28");
    expect(ids([document(3, "2024-01-01", "2024-02-29")], winter)).toEqual([3, 3]);
  });

  it("are not searched for a bill without supply or period, or for a credit note", () => {
    const whole = { supplyCode: "S-1", periodFrom: "2026-09-01", periodTo: "2026-10-31", documentTypeCode: "FT" } as Bill;
    expect(isComparable(whole)).toBe(true);
    for (const changes of [
      { supplyCode: null },
      { periodFrom: null },
      { periodTo: null },
      { documentTypeCode: "NC" },
      { documentTypeCode: null, documentType: "Nota di credito" },
      { periodTo: "2026-08-01" },
    ])
      expect(isComparable({ ...whole, ...changes })).toBe(false);
  });
});

describe("[BL-58] the first bill of a supply", () => {
  const first = document(9, "2026-09-01", "2026-10-31", { emissionDate: "2026-11-13" });

  it("has no document before it; its own correction and later bills come after it", () => {
    expect(isFirstOf(first, [])).toBe(true);
    expect(isFirstOf(first, [first])).toBe(true);
    const correction = document(10, "2026-09-01", "2026-10-31", { emissionDate: "2026-11-27" });
    expect(isFirstOf(first, [correction, first, document(11, "2026-11-01", "2026-12-31", { emissionDate: "2027-01-13" })])).toBe(true);
    expect(isFirstOf(correction, [correction, first])).toBe(false);
  });

  it.each([
    ["a bill of the period before", document(1, "2026-07-01", "2026-08-31")],
    ["a credit note", document(1, "2026-09-01", "2026-10-31", { documentType: "Nota di credito", emissionDate: "2026-11-02" })],
    ["a document without a period", document(1, null, null, { emissionDate: "2026-10-02" })],
    ["a document without a date of issue", document(1, null, null)],
    ["a bill of an earlier period that was issued late", document(1, "2026-07-01", "2026-08-31", { emissionDate: "2026-11-20" })],
    ["a document of the same day", document(1, "2026-09-01", "2026-10-31", { emissionDate: "2026-11-13" })],
  ])("is not first after %s", (_, document) => {
    expect(isFirstOf(first, [document, first])).toBe(false);
  });

  it("is not known to be first if its own date of issue is missing and there are others", () => {
    expect(isFirstOf({ ...first, emissionDate: null }, [first, document(11, "2026-11-01", "2026-12-31")])).toBe(false);
  });
});
