import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AccountStatementRow, sortStatement, statementSortKeys } from "./accountStatement.ts";
import {
  type AccountStatementFilterValue,
  activeStatementGroups,
  clearStatementGroup,
  countActiveStatementGroups,
  defaultStatementFilter,
  findStatementSupplies,
  matchesStatement,
  supplyNamed,
} from "./accountStatementFilter.ts";
import { billPaymentModes, billStatuses, billSupplyTypes } from "./billFilter.ts";
import { offeredChoices, withChoices } from "./billFilterGroups.ts";
import { paymentStatuses } from "./paymentStatus.ts";

const row: AccountStatementRow = {
  id: "1",
  number: "1045231",
  year: 2026,
  supplyName: "Casa di Bologna",
  supplyId: "s1",
  commodity: "electricity",
  status: "Expiring",
  emissionDate: "2026-11-03",
  period: { from: "2026-09-01", to: "2026-10-31" },
  paymentCondition: "bank",
  amount: 72.19,
};
const asks = (part: Partial<AccountStatementFilterValue>) => ({ ...defaultStatementFilter, ...part });
const passes = (part: Partial<AccountStatementFilterValue>, of: Partial<AccountStatementRow> = {}) =>
  matchesStatement({ ...row, ...of }, asks(part));

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const euros = fc.integer({ min: -500_000, max: 500_000 }).map((cents) => cents / 100);
const anyFilter: fc.Arbitrary<AccountStatementFilterValue> = fc.record({
  supply: fc.option(fc.constantFrom("s1", "s2")),
  statuses: fc.subarray([...billStatuses]),
  supplyTypes: fc.subarray([...billSupplyTypes]),
  periodDateFrom: fc.option(day),
  periodDateTo: fc.option(day),
  totalFrom: fc.option(euros),
  totalTo: fc.option(euros),
  paymentModes: fc.subarray([...billPaymentModes]),
});
const anyRow: fc.Arbitrary<AccountStatementRow> = fc.record({
  id: fc.uuid(),
  number: fc.constant("1"),
  year: fc.constant(2026),
  supplyName: fc.constant(""),
  supplyId: fc.constantFrom("s1", "s2", undefined),
  commodity: fc.constantFrom("electricity", "gas", "dual", "tv", "services", "other"),
  status: fc.constantFrom(...paymentStatuses),
  emissionDate: fc.option(day),
  period: fc.record({ from: fc.option(day), to: fc.option(day) }),
  paymentCondition: fc.option(fc.constantFrom(...billPaymentModes)),
  amount: fc.option(euros),
});

describe("account statement filter [AS-01]", () => {
  it("counts each group once, and clearing them one by one leaves none", () => {
    expect(countActiveStatementGroups(defaultStatementFilter)).toBe(0);
    expect(activeStatementGroups(asks({ supply: "s1", periodDateFrom: "2026-01-01", periodDateTo: "2026-12-31", totalTo: 0 }))).toEqual([
      "supply",
      "periodDate",
      "total",
    ]);
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const cleared = activeStatementGroups(filter).reduce(clearStatementGroup, filter);
        expect(countActiveStatementGroups(cleared)).toBe(0);
      }),
    );
  });

  it("passes everything without a restriction, and less with each restriction", () => {
    fc.assert(fc.property(anyRow, (any) => matchesStatement(any, defaultStatementFilter)));
    fc.assert(
      fc.property(anyRow, anyFilter, (any, filter) => {
        if (!matchesStatement(any, filter)) return;
        for (const group of activeStatementGroups(filter)) expect(matchesStatement(any, clearStatementGroup(filter, group))).toBe(true);
      }),
    );
  });

  it("includes both ends of amounts and periods, and periods that share one day", () => {
    expect(passes({ totalFrom: 72.19, totalTo: 72.19 })).toBe(true);
    expect(passes({ totalFrom: 72.2 })).toBe(false);
    expect(passes({ totalTo: 0 }, { amount: -12 })).toBe(true);
    expect(passes({ totalTo: 0 }, { amount: null })).toBe(false);
    expect(passes({ periodDateFrom: "2026-10-31" })).toBe(true);
    expect(passes({ periodDateFrom: "2026-11-01" })).toBe(false);
    expect(passes({ periodDateTo: "2026-09-01" })).toBe(true);
    expect(passes({ periodDateTo: "2026-08-31" })).toBe(false);
    expect(passes({ periodDateTo: "2026-09-01" }, { period: undefined })).toBe(false);
  });

  it("a dual document matches both product lines; an unknown one passes only an unrestricted group", () => {
    expect(passes({ supplyTypes: ["gas"] }, { commodity: "dual" })).toBe(true);
    expect(passes({ supplyTypes: ["other"] }, { commodity: "tv" })).toBe(true);
    expect(passes({ supplyTypes: [] })).toBe(false);
    expect(passes({ statuses: ["paid", "expired"] }, { status: "Unknown" })).toBe(false);
    expect(passes({ paymentModes: ["bank", "booklet"] }, { paymentCondition: null })).toBe(false);
    expect(passes({ supply: "s2" })).toBe(false);
  });

  it("all offered boxes ticked are no restriction", () => {
    const offered = { statuses: ["paid", "expired"] } as const;
    expect(offeredChoices("statuses", offered)).toEqual(["paid", "expired"]);
    expect(withChoices("statuses", ["paid", "expired"], offered)).toEqual({ statuses: billStatuses });
    expect(withChoices("statuses", ["expired"], offered)).toEqual({ statuses: ["expired"] });
    expect(withChoices("statuses", [], undefined)).toEqual({ statuses: [] });
  });

  it("[SU-25] finds supplies regardless of accents and capitals, and selects a typed name only if one supply has it", () => {
    const supplies = [
      { id: "1", name: "Casa al mare", hint: "Via Fittizia 8, Forlì" },
      { id: "2", name: "Ufficio" },
      { id: "3", name: "ufficio" },
    ];
    expect(findStatementSupplies(supplies, " FORLI").map(({ id }) => id)).toEqual(["1"]);
    expect(findStatementSupplies(supplies, "").length).toBe(3);
    expect(supplyNamed(supplies, "casa AL mare ")?.id).toBe("1");
    expect(supplyNamed(supplies, "Ufficio")).toBeUndefined();
    expect(supplyNamed(supplies, "x")).toBeUndefined();
    const officina = [{ id: "4", name: "L’officina di Łódź" }];
    expect(findStatementSupplies(officina, "l'officina di lodz")).toEqual(officina);
    expect(supplyNamed(officina, "l'officina di lodz")?.id).toBe("4");
    const attic = [{ id: "5", name: "Soffitta\nscala  B", hint: "Viale dell'Olmo 3" }];
    expect(findStatementSupplies(attic, "Soffitta scala B")).toEqual(attic);
    expect(findStatementSupplies(attic, "olmo soffitta")).toEqual(attic);
    expect(findStatementSupplies(attic, "olmo cantina")).toEqual([]);
    expect(supplyNamed(attic, "soffitta scala b")?.id).toBe("5");
  });
});

describe("account statement order [AS-01]", () => {
  it("sorts by day, urgency or euros; rows without a value come last in both directions", () => {
    const ids = (rows: AccountStatementRow[]) => rows.map(({ id }) => id);
    const rows = [
      { ...row, id: "a", amount: 5, status: "Paid", emissionDate: null },
      { ...row, id: "b", amount: null, status: "NotPaid", emissionDate: "2026-01-31" },
      { ...row, id: "c", amount: -3, status: "Expiring", emissionDate: "2026-02-01" },
    ] as const;
    expect(ids(sortStatement(rows, { column: "amount", direction: "ascending" }))).toEqual(["c", "a", "b"]);
    expect(ids(sortStatement(rows, { column: "amount", direction: "descending" }))).toEqual(["a", "c", "b"]);
    expect(ids(sortStatement(rows, { column: "emissionDate", direction: "descending" }))).toEqual(["c", "b", "a"]);
    expect(ids(sortStatement(rows, { column: "status", direction: "ascending" }))).toEqual(["b", "c", "a"]);
  });

  it("keeps every row, and equal rows in their order", () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.constantFrom(...statementSortKeys), (rows, column) => {
        const sorted = sortStatement(rows, { column, direction: "ascending" });
        expect(new Set(sorted)).toEqual(new Set(rows));
        expect(sortStatement(sorted, { column, direction: "ascending" })).toEqual(sorted);
      }),
    );
  });
});
