import * as z from "zod/mini";
import { distinctRows } from "../edge/distinctRows.ts";
import { parse } from "../edge/edge.ts";
import { report } from "../errors/report.ts";

const pageSchema = z.object({ totalCount: z.number(), items: z.array(z.unknown()) });

/**
 * Requests page after page of a list and returns its rows, each once (AP-20). The end is the server's total, an empty page, or a page that
 * repeats the one before because the server ignores the page number. A list that ends before its total is reported.
 */
export async function readPages(what: string, mostPages: number, request: (pageNumber: number) => Promise<unknown>): Promise<unknown[]> {
  const rows: unknown[] = [];
  let total = 0;
  let before = "";
  for (let pageNumber = 0; pageNumber < mostPages; pageNumber++) {
    const { totalCount, items } = parse(pageSchema, await request(pageNumber), what);
    total = totalCount;
    const text = JSON.stringify(items);
    if (items.length === 0 || text === before) break;
    before = text;
    rows.push(...items);
    if (rows.length >= total) break;
  }
  if (rows.length < total) report("Parameters", { what: `${what}: ${rows.length} of ${total} rows came` });
  return distinctRows(rows, what);
}
