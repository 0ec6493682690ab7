import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { billsNote, billsOfSupply } from "@favilla/design-system/bills/billsOfSupply.ts";
import { supplyBillMessages } from "@favilla/design-system/bills/supplyBillMessages.it.ts";
import { toPayMessages } from "@favilla/design-system/bills/toPayMessages.it.ts";
import { toPayText } from "@favilla/design-system/bills/toPayText.ts";
import { dateMessages } from "@favilla/design-system/data/dateMessages.it.ts";
import { formatsOf } from "@favilla/design-system/data/useFormats.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { type BillListQuery, everyBill } from "./billQuery.ts";
import { fetchEveryBill, newestBillsQuery, openAmong, openBillsQuery } from "./queries.ts";

const fetchBills = vi.hoisted(() => vi.fn());
vi.mock("./calls.ts", () => ({ fetchBills }));

const { formatNumber } = formatsOf();
const today = "2026-11-22";
const { signal } = new AbortController();
const query = { customerId: "100001", filter: defaultBillFilter };

/** Every tenth bill is open; the oldest one is, too. */
const isOpen = (index: number, count: number) => index % 10 === 0 || index === count - 1;

/** Answers requests as a server with so many bills does, newest first. */
function serve(count: number): void {
  const all = Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, supplyCode: "S-1", details: [], rates: [], totalAmount: 10, paymentType: "Bollettino", expiryDate: "2026-12-13" },
    paymentDate: isOpen(index, count) ? null : "2026-11-20",
  }));
  fetchBills.mockImplementation(async ({ filter, page, pageSize }: BillListQuery) => {
    const found = filter.statuses.includes("paid") ? all : all.filter(({ paymentDate }) => paymentDate === null);
    const items = found.slice(page * pageSize, (page + 1) * pageSize) as unknown as Bill[];
    return { items, received: items.length, total: found.length };
  });
}

beforeEach(() => void fetchBills.mockReset());

it("[BL-66] a thousand bills and more are written with a separator", () => {
  const { words } = supplyBillMessages;
  expect(billsNote({ last: undefined, count: 5000, unpaid: 1201 }, words)).toBe("5.000, 1.201 da pagare");
  const due = Array.from({ length: 1201 }, () => "2026-12-03");
  expect(toPayText(due, today, toPayMessages.words, dateMessages.words).count).toBe("1.201 bollette,");
});

it.each([0, 1, 60, 61, 1201, 5000])("[SU-30, BL-65] of %i bills all are read, the open ones too, each once", async (count) => {
  serve(count);
  const open = Array.from({ length: count }, (_, index) => index).filter((index) => isOpen(index, count)).length;
  expect(new Set((await fetchEveryBill(query)).map(({ id }) => id)).size).toBe(count);
  expect(fetchBills).toHaveBeenCalledTimes(Math.max(1, Math.ceil(count / 60)));
  expect(await openBillsQuery.fetch("100001", signal, everyBill)).toHaveLength(open);
  fetchBills.mockClear();
  const newest = await newestBillsQuery.fetch("100001", signal, { supply: "S-1" });
  const openOfSupply = openAmong(newest) ?? (await openBillsQuery.fetch("100001", signal, { ...everyBill, supply: "S-1" }));
  const { count: said, unpaid } = billsOfSupply({ bills: newest.items, total: newest.total, open: openOfSupply }, "S-1", today);
  expect([said, unpaid]).toEqual([count, open]);
  expect(fetchBills).toHaveBeenCalledTimes(count > 60 ? 1 + Math.ceil(open / 60) : 1);
  expect(billsNote({ last: undefined, count: said, unpaid }, supplyBillMessages.words)).toMatch(
    count === 0 ? "Ancora nessuna" : `${formatNumber(count)}, ${open === 1 ? "una" : formatNumber(open)} da pagare`,
  );
});

it("[BL-65] bills that come while others are read are read too; a page that stays empty ends it", async () => {
  const page = (first: number, length: number) => Array.from({ length }, (_, index) => ({ id: first - index }) as Bill);
  const pages = [page(121, 60), page(62, 60), page(2, 2)];
  const answer = (items: Bill[], total: number) => ({ items, received: items.length, total });
  fetchBills.mockImplementation(async ({ page: number }) => answer(pages[number] ?? [], number === 0 ? 120 : 122));
  expect((await fetchEveryBill(query)).map(({ id }) => id)).toEqual(page(121, 121).map(({ id }) => id));
  fetchBills.mockImplementation(async ({ page: number }) => answer(number === 0 ? page(60, 60) : [], 300));
  expect(await fetchEveryBill(query)).toHaveLength(60);
});

it("[BL-65] more bills than 600 pages hold are an error, not a part that would be taken for all", async () => {
  serve(36_001);
  await expect(fetchEveryBill(query)).rejects.toThrow();
  expect(fetchBills).toHaveBeenCalledTimes(1);
});
