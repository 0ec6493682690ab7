import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { addMonths } from "@favilla/design-system/data/dates.ts";
import { expect, it, vi } from "vitest";
import { billsOfSuppliesQuery } from "../queries.ts";
import { comparedIn } from "./useWhy.ts";

interface Request {
  body: { pageNumber: number; pageSize: number };
}

const server = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock("../../../platform/wire/rest.ts", () => ({ post: server.post, get: vi.fn(), download: vi.fn() }));

const count = 401;
/** One bill a month, newest first. */
const wireBills = Array.from({ length: count }, (_, age) => {
  const from = `${addMonths("2026-10", -age)}-01`;
  const day = (value: string) => `${value}T12:00:00.000Z`;
  return {
    ...{ ID: count - age, NUMERO: String(count - age), ANNO: Number(from.slice(0, 4)), COMMODITY: "ENELE", FORNITURACOD: "S-1" },
    ...{ DATACOMPETENZAINI: day(from), DATACOMPETENZAFIN: day(`${from.slice(0, 8)}28`), DATAEMISSIONE: day(`${from.slice(0, 8)}28`) },
  };
});

/** Compares the bill of so many months ago with those of its supply, as the servers send them. */
async function compared(age: number, rows: readonly unknown[] = wireBills) {
  server.post.mockImplementation(async (_: string, { body: { pageNumber, pageSize } }: Request) => ({
    totalCount: count,
    items: rows.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize),
  }));
  const known = await billsOfSuppliesQuery.fetch("100001", new AbortController().signal, ["S-1"]);
  return comparedIn(known.bills.find(({ id }) => id === count - age) as Bill, known);
}

it.each([
  [0, 400, 389, false],
  [199, 201, 190, false],
  [390, 10, null, false],
  [400, null, null, true],
])("[BL-95] the bill %i months ago of a supply with 401 documents is compared with those before it", async (age, before, year, first) => {
  const { previous, lastYear, isFirst } = await compared(age);
  expect([previous?.id ?? null, lastYear?.id ?? null, isFirst]).toEqual([before, year, first]);
});

it("[BL-58] a bill is not called the first one where one of its supply could not be read", async () => {
  const rows = wireBills.map((row, age) => (age === 7 ? { ...row, NUMERO: null } : row));
  expect((await compared(400, rows)).isFirst).toBe(false);
});
