import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BillFilterValue,
  billContractTypes,
  billPayers,
  billPaymentModes,
  billStatuses,
  billSupplyTypes,
  defaultBillFilter,
  matchesNothing,
} from "./billFilter.ts";
import {
  activeGroups,
  beyondChips,
  billFilterErrors,
  billFilterGroups,
  clearGroup,
  countActiveGroups,
  isChosen,
  withQuickFilter,
} from "./billFilterGroups.ts";
import { billFilterMessages } from "./billFilterMessages.it.ts";
import { decodeBillFilter, encodeBillFilter } from "./billFilterQuery.ts";
import { filterText } from "./billFilterText.ts";

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const optionalDay = fc.option(day);
const euros = fc.option(fc.integer({ min: 0, max: 1_000_000_000_00 }).map((cents) => cents / 100));

const anyFilter: fc.Arbitrary<BillFilterValue> = fc.record({
  statuses: fc.subarray([...billStatuses]),
  payer: fc.constantFrom(null, ...billPayers),
  supplyTypes: fc.subarray([...billSupplyTypes]),
  contractType: fc.constantFrom(null, ...billContractTypes),
  expireDateFrom: optionalDay,
  expireDateTo: optionalDay,
  periodDateFrom: optionalDay,
  periodDateTo: optionalDay,
  totalFrom: euros,
  totalTo: euros,
  paymentModes: fc.subarray([...billPaymentModes]),
});

const filledFilter: BillFilterValue = {
  statuses: ["paid"],
  payer: "customer",
  supplyTypes: ["gas"],
  contractType: "mono",
  expireDateFrom: "2026-01-01",
  expireDateTo: "2026-01-01",
  periodDateFrom: "2026-01-01",
  periodDateTo: "2026-01-01",
  totalFrom: 1,
  totalTo: 1,
  paymentModes: ["bank"],
};

describe("bill filter [BL-05]", () => {
  it("counts no group without a restriction, and each restricted group once", () => {
    expect(countActiveGroups(defaultBillFilter)).toBe(0);
    expect(
      activeGroups({ ...defaultBillFilter, statuses: ["expired"], expireDateFrom: "2026-01-01", expireDateTo: "2026-03-31", totalTo: 0 }),
    ).toEqual(["statuses", "expireDate", "total"]);
  });

  it("[BL-64] a chip for who pays takes the place of the other, and is one group with the status", () => {
    const toPay = withQuickFilter(defaultBillFilter, "toPay");
    const debited = withQuickFilter(toPay, "debited");
    const chosen = (value: BillFilterValue) => (["toPay", "debited", "unpaid", "light"] as const).filter((name) => isChosen(value, name));
    expect([toPay, debited, withQuickFilter(debited, "unpaid")].map(chosen)).toEqual([["toPay"], ["debited"], ["unpaid"]]);
    expect([activeGroups(debited), withQuickFilter(debited, "debited")]).toEqual([["statuses"], defaultBillFilter]);
    expect(beyondChips(debited)).toBe(debited);
    expect(beyondChips({ ...debited, supplyTypes: ["gas"] }, ["debited", "gas"])).toEqual(defaultBillFilter);
    const { payer: _, ...older } = toPay;
    expect([isChosen(older, "toPay"), isChosen(older, "unpaid"), activeGroups(older)]).toEqual([false, true, ["statuses"]]);
  });

  it("[BL-64] says in words what is open of whom", () => {
    const words = billFilterMessages.words;
    const text = (over: Partial<BillFilterValue>) => filterText("statuses", { ...defaultBillFilter, ...over }, words);
    const statuses = ["expiring", "expired"] as const;
    expect(text({ statuses })).toBe("Ancora aperte");
    expect(text({ statuses, payer: "customer" })).toBe("Da pagare");
    expect(text({ payer: "debit" })).toBe("Con addebito");
    expect(text({ statuses: ["expired"], payer: "customer" })).toBe("Da pagare: scadute");
    expect(text({ statuses: ["paid", "expiring"] })).toBe("Pagate o non ancora scadute");
  });

  it("[DS-60] says a range of days in words, the year of two days once", () => {
    const text = (expireDateFrom: string | null, expireDateTo: string | null) =>
      filterText("expireDate", { ...defaultBillFilter, expireDateFrom, expireDateTo }, billFilterMessages.words).replaceAll("\u00a0", " ");
    expect([text("2026-10-01", "2026-12-31"), text("2025-12-08", "2026-01-08"), text(null, "2026-12-08")]).toEqual([
      "Scadenza dal 1º ott al 31 dic 2026",
      "Scadenza dall’8 dic 2025 all’8 gen 2026",
      "Scadenza fino all’8 dic 2026",
    ]);
    expect(text("2026-12-31", "2026-12-31")).toBe("Scadenza dal 31 dic 2026 al 31 dic 2026");
  });

  it("clearing the active groups one by one leaves none", () => {
    fc.assert(
      fc.property(anyFilter, (value) => {
        let left = value;
        for (const group of activeGroups(value)) {
          const count = countActiveGroups(left);
          left = clearGroup(left, group);
          expect(countActiveGroups(left)).toBe(count - 1);
        }
        expect(left).toEqual(defaultBillFilter);
      }),
    );
  });

  it("counts all seven groups at most", () => {
    expect(countActiveGroups(filledFilter)).toBe(7);
    fc.assert(fc.property(anyFilter, (value) => countActiveGroups(value) <= Object.keys(billFilterGroups).length));
  });

  it("survives a reload: decoding what was encoded gives the same filter", () => {
    fc.assert(
      fc.property(anyFilter, (value) => {
        expect(decodeBillFilter(new URLSearchParams(encodeBillFilter(value).toString()))).toEqual(value);
      }),
    );
  });

  it("writes nothing for the default, and leaves parameters of others alone", () => {
    expect(encodeBillFilter(defaultBillFilter).toString()).toBe("");
    expect(decodeBillFilter(new URLSearchParams("a=2026&n=1045231"))).toEqual(defaultBillFilter);
  });

  it("reads any address without an exception, and encodes it to the same address again", () => {
    const names = [...encodeBillFilter(filledFilter).keys()];
    const text = fc.oneof(fc.string(), fc.constantFrom("paid", "light,gas", "dual", "2026-12-31", "2026-13-01", "12.50", "-1", ",,"));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), text)), (pairs) => {
        const once = decodeBillFilter(new URLSearchParams(pairs));
        expect(decodeBillFilter(encodeBillFilter(once))).toEqual(once);
      }),
    );
  });

  it("leaves out what is malformed", () => {
    const query = new URLSearchParams("stato=boh&contratto=triplo&scadenza-da=2026-02-31&scadenza-a=ieri&importo-da=12,50&importo-a=1e9");
    expect(decodeBillFilter(query)).toEqual(defaultBillFilter);
  });
});

describe("an empty selection [BL-06]", () => {
  it("matches nothing, and stays empty through the address", () => {
    for (const field of ["statuses", "supplyTypes", "paymentModes"] as const) {
      const value = { ...defaultBillFilter, [field]: [] };
      expect(matchesNothing(value)).toBe(true);
      expect(decodeBillFilter(encodeBillFilter(value))).toEqual(value);
    }
    expect(matchesNothing(defaultBillFilter)).toBe(false);
  });
});

describe("ranges [BL-09]", () => {
  it("may have one end, or two equal ends", () => {
    expect(billFilterErrors({ ...defaultBillFilter, totalFrom: 10, expireDateTo: "2026-01-01" })).toEqual([]);
    expect(
      billFilterErrors({ ...defaultBillFilter, totalFrom: 0, totalTo: 0, periodDateFrom: "2026-01-01", periodDateTo: "2026-01-01" }),
    ).toEqual([]);
  });

  it("must not end before they begin", () => {
    expect(
      billFilterErrors({
        ...defaultBillFilter,
        expireDateFrom: "2026-10-02",
        expireDateTo: "2026-10-01",
        periodDateFrom: "2027-01-01",
        periodDateTo: "2026-12-31",
        totalFrom: 9.99,
        totalTo: 9.98,
      }),
    ).toEqual(["expireDateTo", "periodDateTo", "totalTo"]);
  });
});
