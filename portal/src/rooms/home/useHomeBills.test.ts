import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { homeBills } from "@favilla/design-system/home/due.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { everyBill } from "../bills/billQuery.ts";
import { newestBillsQuery, openAmong, openBillsQuery } from "../bills/queries.ts";

const fetchBills = vi.hoisted(() => vi.fn());
vi.mock("../bills/calls.ts", () => ({ fetchBills }));
beforeEach(() => void fetchBills.mockReset());

const bill = (id: number, own: object = {}) =>
  ({ id, paymentDate: null, expiryDate: "2026-12-01", totalAmount: 10, paymentType: "Bollettino", rates: [], ...own }) as unknown as Bill;
const bills = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, index) => bill(first - index));
const page = (items: readonly Bill[], total: number) => ({ items, received: items.length, total });

const unpaidIds = async () => {
  const { signal } = new AbortController();
  const newest = await newestBillsQuery.fetch("100001", signal, everyBill);
  const home = homeBills(newest.items, openAmong(newest) ?? (await openBillsQuery.fetch("100001", signal, everyBill)), "2026-11-20");
  return home?.unpaid.map(({ id }) => id);
};

describe("[AP-20] an unpaid bill counts once on the home page", () => {
  it("where a new one comes between two pages and moves the last of one to the next", async () => {
    const pages = [bills(70, 11), bills(11, 1)];
    fetchBills.mockImplementation(async ({ page: number }: { page: number }) => page(pages[number] ?? [], number === 0 ? 70 : 71));
    expect(await unpaidIds()).toEqual(bills(70, 1).map(({ id }) => id));
  });

  it("where the server sends it twice", async () => {
    fetchBills.mockResolvedValue(page([bill(2), bill(1), bill(1)], 3));
    expect(await unpaidIds()).toEqual([2, 1]);
  });
});

it("[BL-86] a bill is unpaid on the home page by what is open of it: not if each instalment is paid, and without its own due date if an instalment has one", async () => {
  const rate = { number: 1, amount: 10, expiryDate: "2026-12-01", paymentDate: null };
  const all = [
    bill(4, { rates: [{ ...rate, paymentDate: "2026-11-18" }] }),
    bill(3, { expiryDate: null, rates: [rate] }),
    bill(2, { totalAmount: -35.4 }),
    bill(1, { paymentDate: "2026-11-18" }),
  ];
  fetchBills.mockResolvedValue(page(all, 4));
  expect(await unpaidIds()).toEqual([3]);
});
