import { describe, expect, it } from "vitest";
import type { Bill } from "../bill.ts";
import { comparedWith, isComparable, searchedFrom } from "./comparedBills.ts";

type Document = Parameters<typeof comparedWith>[1][number];

const document = (id: number, periodFrom: string | null, periodTo: string | null, changes: Partial<Document> = {}): Document => ({
  ...{ id, number: String(id), year: 2026, supplyCode: "S-1", commodity: "electricity", emissionDate: periodTo, documentType: "Fattura" },
  ...{ amount: 80, periodFrom, periodTo },
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
    const note = document(7, "2026-07-01", "2026-08-31", { emissionDate: "2026-10-05", documentType: "Nota di credito", amount: -12.4 });
    expect(ids([third, first, note, second])).toEqual([6, null]);
  });

  it("never are the bill itself, its own correction, or one without period or amount", () => {
    const correction = document(10, "2026-09-01", "2026-10-31", { emissionDate: "2026-11-20" });
    expect(ids([bill, correction, document(1, null, null), document(2, "2026-07-01", "2026-08-31", { amount: null })])).toEqual([
      null,
      null,
    ]);
  });

  it("exist in leap years: February ends on another day", () => {
    const winter = document(9, "2025-01-01", "2025-02-28");
    expect(ids([document(3, "2024-01-01", "2024-02-29")], winter)).toEqual([3, 3]);
    expect(searchedFrom("2026-01-01")).toBe("2025-01-01");
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
