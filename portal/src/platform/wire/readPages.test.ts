import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setOnError } from "../errors/report.ts";
import { readPages } from "./readPages.ts";

const reports: unknown[] = [];
beforeEach(() => setOnError((_code, _name, context) => reports.push(context["what"])));
afterEach(() => reports.splice(0));

const rowsTo = (count: number) => Array.from({ length: count }, (_, row) => ({ row }));

/** A server with these rows in pages of a size. */
const serving = (rows: readonly unknown[], size: number, totalCount = rows.length) =>
  vi.fn(async (pageNumber: number) => ({ totalCount, items: rows.slice(pageNumber * size, (pageNumber + 1) * size) }));

describe("pages of a list [AP-20]", () => {
  it("come complete and in order, with any size, and without an unnecessary request", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 20 }), async (count, size) => {
        const server = serving(rowsTo(count), size);
        expect(await readPages("list", 100, server)).toEqual(rowsTo(count));
        expect(server).toHaveBeenCalledTimes(Math.max(1, Math.ceil(count / size)));
      }),
    );
    expect(reports).toEqual([]);
  });

  it("count once where the server ignores the page number, and that is reported", async () => {
    const server = vi.fn(async () => ({ totalCount: 6, items: rowsTo(3) }));
    expect(await readPages("list", 100, server)).toEqual(rowsTo(3));
    expect(server).toHaveBeenCalledTimes(2);
    expect(reports).toEqual(["list: 3 of 6 rows came"]);
  });

  it("end at an empty page before the total, which is reported", async () => {
    expect(await readPages("list", 100, serving(rowsTo(4), 4, 9))).toEqual(rowsTo(4));
    expect(reports).toEqual(["list: 4 of 9 rows came"]);
  });

  it("end after the greatest number of pages, which is reported", async () => {
    expect(await readPages("list", 2, serving(rowsTo(30), 10))).toEqual(rowsTo(20));
    expect(reports).toEqual(["list: 20 of 30 rows came"]);
  });

  it("count a repeated row once, which is reported", async () => {
    expect(await readPages("list", 100, serving([...rowsTo(2), ...rowsTo(1)], 10))).toEqual(rowsTo(2));
    expect(reports).toEqual(["list: 1 rows came twice"]);
  });
});
