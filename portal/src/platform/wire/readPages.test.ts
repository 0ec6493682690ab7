import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setOnError } from "../errors/errorPort.ts";
import { readPages, readRows } from "./readPages.ts";

const reports: unknown[] = [];
beforeEach(() => setOnError((_code, _name, context) => reports.push(context["what"])));
afterEach(() => reports.splice(0));

const rowsTo = (count: number) => Array.from({ length: count }, (_, row) => ({ row }));

/** A server with these rows in pages of a size. */
const serving = (rows: readonly unknown[], size: number, totalCount = rows.length) =>
  vi.fn(async (pageNumber: number) => ({ totalCount, items: rows.slice(pageNumber * size, (pageNumber + 1) * size) }));

const page = (items: readonly unknown[], total: number, received = items.length) => ({ items, received, total });

describe("a list that is read in pages", () => {
  it("[BL-65] has several pages requested at once, and each once, also where an invalid row makes a page shorter", async () => {
    const request = vi.fn(async (number: number) =>
      page(
        rowsTo(5).map(({ row }) => number * 6 + row),
        31,
        Math.min(6, 31 - 6 * number),
      ),
    );
    const { items, complete } = await readPages({ what: "list", mostPages: 9, atOnce: 3, request });
    expect([items.length, complete, request.mock.calls.map(([number]) => number)]).toEqual([30, true, [0, 1, 2, 3, 4, 5]]);
  });

  it("[BL-65] is an error, after its first page, where it is longer than the greatest number of pages", async () => {
    const request = vi.fn(async () => page(rowsTo(10), 101));
    await expect(readPages({ what: "list", mostPages: 10, request })).rejects.toThrow("too many to read");
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("[AS-07] tells after each response how much has come", async () => {
    const told: number[][] = [];
    const request = async (number: number) => page([number], 3);
    await readPages({ what: "list", mostPages: 9, request, onPages: (items, total) => told.push([items.length, total]) });
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });
});

describe("pages of a list [AP-20]", () => {
  it("come complete and in order, with any size, and without an unnecessary request", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 20 }), async (count, size) => {
        const server = serving(rowsTo(count), size);
        expect(await readRows("list", 100, server)).toEqual(rowsTo(count));
        expect(server).toHaveBeenCalledTimes(Math.max(1, Math.ceil(count / size)));
      }),
    );
    expect(reports).toEqual([]);
  });

  it("count once where the server ignores the page number, and that is reported", async () => {
    const server = vi.fn(async () => ({ totalCount: 6, items: rowsTo(3) }));
    expect(await readRows("list", 100, server)).toEqual(rowsTo(3));
    expect(server).toHaveBeenCalledTimes(2);
    expect(reports).toEqual(["list: 3 of 6 rows came"]);
  });

  it("end at an empty page before the total, which is reported", async () => {
    expect(await readRows("list", 100, serving(rowsTo(4), 4, 9))).toEqual(rowsTo(4));
    expect(reports).toEqual(["list: 4 of 9 rows came"]);
  });

  it("end after the greatest number of pages, which is reported", async () => {
    expect(await readRows("list", 2, serving(rowsTo(30), 10))).toEqual(rowsTo(20));
    expect(reports).toEqual(["list: 20 of 30 rows came"]);
  });

  it("count a repeated row once, which is reported", async () => {
    expect(await readRows("list", 100, serving([...rowsTo(2), ...rowsTo(1)], 10))).toEqual(rowsTo(2));
    expect(reports).toEqual(["list: 1 rows came twice"]);
  });
});
