import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { expect, it, vi } from "vitest";
import { cacheKey, renderHook } from "../../platform/session/testHook.tsx";
import { everyBill } from "./billQuery.ts";
import { useAllBills, useBill, useBillsOfSupplies, useNewestBills, useOpenBills } from "./useKnownBills.ts";

vi.mock("../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));

const bill = (id: number, own: Partial<Bill> = {}) =>
  ({
    ...{ id, year: 2026, number: String(id), supplyCode: "S-1", details: [], rates: [], totalAmount: 10, paymentType: "Bollettino" },
    ...{ expiryDate: "2026-12-13", paymentDate: null, ...own },
  }) as unknown as Bill;
const paid = bill(2, { paymentDate: "2026-11-02" });
const ofOther = bill(3, { supplyCode: "S-2" });
const all = [bill(1), paid, ofOther];

/** Returns the result of a hook where home has loaded the newest bills, of so many. */
const known = <T,>(hook: () => T, total = 3) =>
  renderHook(hook, { [cacheKey("newest bills", { supply: null })]: { items: all, received: 3, total } }).given;
const loaded = (data: unknown) => ({ state: "Loaded", data });

it("[AP-40] where home has loaded every bill, list, way to pay, supply, twins and spending take them from there", () => {
  expect(known(() => useOpenBills(everyBill))).toEqual(loaded([bill(1), ofOther]));
  expect(known(() => useOpenBills({ ...everyBill, supply: "S-2" }))).toEqual(loaded([ofOther]));
  expect(known(() => useNewestBills("S-1", true))).toEqual(loaded({ items: [bill(1), paid], received: 2, total: 2 }));
  expect(known(() => useBillsOfSupplies(["S-2"]))).toEqual(loaded({ bills: [ofOther], complete: true }));
  expect(known(() => useAllBills())).toEqual(loaded(all));
  expect(known(() => useBill({ year: "2026", number: "2" }))).toEqual(loaded(paid));
});

it("[AP-40] a customer without open bills has none, and nothing is requested for a choice that is not wanted", () => {
  const nothing = { [cacheKey("newest bills", { supply: null })]: { items: [paid], received: 1, total: 1 } };
  expect(renderHook(() => useOpenBills(everyBill), nothing).given).toEqual({ state: "NoDataFound" });
  expect(known(() => useOpenBills(null))).toEqual({ state: "Unset" });
  expect(known(() => useBillsOfSupplies(null))).toEqual({ state: "Unset" });
  expect(known(() => useBill(null))).toEqual({ state: "Unset" });
});

it("[AP-40] of more bills than one page the servers are asked, but a bill of that page is known", () => {
  const loading = { state: "Loading" };
  expect(known(() => useOpenBills(everyBill), 61)).toEqual(loading);
  expect(known(() => useNewestBills("S-1", true), 61)).toEqual(loading);
  expect(known(() => useAllBills(), 61)).toEqual(loading);
  expect(known(() => useBill({ year: "2026", number: "1" }), 61)).toEqual(loaded(bill(1)));
  expect(known(() => useBill({ year: "2025", number: "1" }), 61)).toEqual(loading);
});

it("[AP-40] which bills match a filter is the servers' to say", () => {
  expect(known(() => useOpenBills({ filter: { ...defaultBillFilter, totalFrom: 5 }, supply: null }))).toEqual({ state: "Loading" });
});
