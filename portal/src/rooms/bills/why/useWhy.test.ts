import { addMonths } from "@favilla/design-system/data/dates.ts";
import { expect, it, vi } from "vitest";
import { comparedBillsQuery } from "./useWhy.ts";

interface Request {
  body: { pageNumber: number; pageSize: number };
}

const server = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock("../../../platform/wire/rest.ts", () => ({ post: server.post, get: vi.fn(), download: vi.fn() }));

const count = 401;
/** One document a month, newest first. */
const documents = Array.from({ length: count }, (_, age) => {
  const from = `${addMonths("2026-10", -age)}-01`;
  const day = (value: string) => `${value}T12:00:00.000Z`;
  return {
    ...{ ID: count - age, NUMERO: String(count - age), ANNO: Number(from.slice(0, 4)), COMMODITY: "ENELE", FORNITURACOD: "S-1" },
    ...{ DATACOMPETENZAINI: day(from), DATACOMPETENZAFIN: day(`${from.slice(0, 8)}28`), DATAEMISSIONE: day(`${from.slice(0, 8)}28`) },
  };
});

const billAt = (age: number) => {
  const { ID, DATACOMPETENZAINI, DATACOMPETENZAFIN } = documents[age] as (typeof documents)[number];
  const [periodFrom, periodTo] = [DATACOMPETENZAINI.slice(0, 10), DATACOMPETENZAFIN.slice(0, 10)];
  return { ...{ id: ID, supplyCode: "S-1", commodity: "electricity" as const, periodFrom, periodTo }, emissionDate: periodTo };
};

it.each([
  [0, 400, 389, false],
  [199, 201, 190, false],
  [390, 10, null, false],
  [400, null, null, true],
])("[BL-95] the bill %i months ago of a supply with 401 documents is compared with those before it", async (age, before, year, first) => {
  server.post.mockImplementation(async (_: string, { body: { pageNumber, pageSize } }: Request) => ({
    totalCount: count,
    items: documents.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize),
  }));
  const { previous, lastYear, isFirst } = await comparedBillsQuery.fetch("100001", new AbortController().signal, billAt(age));
  expect([previous?.number ?? null, lastYear?.number ?? null, isFirst]).toEqual([
    before === null ? null : String(before),
    year === null ? null : String(year),
    first,
  ]);
});
