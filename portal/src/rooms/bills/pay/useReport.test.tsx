import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { unstable_serialize } from "swr/infinite";
import { beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../platform/session/memoryStorage.ts";
import { readReports, writeReports } from "../../../platform/session/reports.ts";
import { clearAll, clearSession, writeSession } from "../../../platform/session/session.ts";
import { cacheKey, renderHook } from "../../../platform/session/testHook.tsx";
import { learnServerTime } from "../../../platform/time/now.ts";
import { withReports } from "../reports.ts";
import { useReport } from "./useReport.ts";

vi.mock("@favilla/design-system/feedback/LiveRegion.tsx", () => ({ announce: () => undefined }));

const entries = new Map<string, string>();
const session = (customerId: string) => ({ customerId, token: "t", refreshToken: "r" });

beforeEach(() => {
  entries.clear();
  vi.stubGlobal("window", {
    localStorage: memoryStorage(entries),
    sessionStorage: memoryStorage(new Map()),
    addEventListener: () => undefined,
  });
  writeSession(session("100001"));
});

const report = { day: "2026-11-20", instalments: [] };

it("[BL-140] what a customer has reported outlives the sign-out, and goes with that of another customer", () => {
  writeReports("100001", { 25: report });
  clearAll();
  expect(readReports("100001")).toEqual({ 25: report });
  writeSession(session("100002"));
  expect(withReports([{ id: 25 }])).toEqual([{ id: 25, reported: undefined }]);
  writeReports("100002", { 7: report });
  clearSession();
  expect(readReports("100001")).toEqual({});
  expect(readReports("100002")).toEqual({ 7: report });
  expect([...entries.keys()].filter((key) => key.startsWith("favilla.reported"))).toEqual(["favilla.reported.100002"]);
});

it("[BL-140] bills and documents have what was reported, and data of another shape count as nothing", () => {
  writeReports("100001", { 25: report });
  expect(withReports([{ id: 25 }, { id: 26 }])).toEqual([
    { id: 25, reported: report },
    { id: 26, reported: undefined },
  ]);
  for (const broken of ["{", "[]", "5", "null", '{"25":5}', '{"25":{"day":"domani","instalments":[]}}', '{"25":{"day":"2026-11-20"}}']) {
    entries.set("favilla.reported.100001", broken);
    expect(withReports([{ id: 25 }]), broken).toEqual([{ id: 25, reported: undefined }]);
  }
});

it("[BL-141] [BL-144] all cached bills follow at once, in each list and in lists that come in pages, and come back", async () => {
  learnServerTime("2026-11-20T10:00:00Z");
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const bill = {
    ...{ id: 25, accountStatus: "Expired", totalAmount: 33.58, balance: null, paymentType: null, paymentDate: null },
    ...{ expiryDate: "2026-11-08", rates: [] },
  } as unknown as Bill;
  const rows = [bill, { ...bill, id: 26 }];
  const pages = unstable_serialize((page) => ({ name: "bills", page }));
  const { given, shown } = renderHook(useReport, {
    [cacheKey("home bills")]: { latest: rows, unpaid: rows },
    [cacheKey("bill", { year: "2026", number: "25" })]: bill,
    [cacheKey("supplies")]: [{ id: "25" }],
    [pages]: [{ items: rows, total: 2 }],
  });
  const payers = () => {
    const home = shown(cacheKey("home bills")) as { unpaid: readonly Bill[] };
    const [page] = shown(pages) as [{ items: readonly Bill[] }];
    const one = shown(cacheKey("bill", { year: "2026", number: "25" })) as Bill;
    return [...home.unpaid, ...page.items, one].map((each) => stateOf(each, "2026-11-20").payer);
  };
  given(bill, true);
  await vi.waitFor(() => expect(payers()).toEqual(["reported", "customer", "reported", "customer", "reported"]));
  expect(shown(cacheKey("supplies"))).toEqual([{ id: "25" }]);
  expect(readReports("100001")).toEqual({ 25: { day: "2026-11-20", instalments: [] } });
  given(bill, false);
  await vi.waitFor(() => expect(new Set(payers())).toEqual(new Set(["customer"])));
  expect(entries.has("favilla.reported.100001")).toBe(false);
});

it("[BL-142] [BL-143] a report names the instalments that are due; a second one says so; those of sixty days ago are dropped", () => {
  learnServerTime("2026-11-20T10:00:00Z");
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const rate = (number: number, expiryDate: string) => ({ number, amount: 10, expiryDate, paymentDate: null });
  const rates = [rate(1, "2026-11-02"), rate(2, "2026-11-12"), rate(3, "2026-12-12")];
  const bill = { id: 30, totalAmount: 30, balance: null, paymentDate: null, paymentType: null, expiryDate: null, rates } as unknown as Bill;
  writeReports("100001", { 7: { day: "2026-09-01", instalments: [] }, 8: { day: "2026-11-12", instalments: [] } });
  const { given } = renderHook(useReport, {});
  given(bill, true);
  expect(readReports("100001")).toEqual({ 8: { day: "2026-11-12", instalments: [] }, 30: { day: "2026-11-20", instalments: [1, 2] } });
  given(bill, true);
  expect(readReports("100001")[30]).toMatchObject({ again: true });
});
