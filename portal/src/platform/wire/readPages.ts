import * as z from "zod/mini";
import { distinctRows } from "../edge/distinctRows.ts";
import { ApiError } from "../errors/errors.ts";
import { report } from "../errors/report.ts";
import { type Page, parsePage } from "./page.ts";

interface PagesOptions<Item> {
  /** The kind of rows, for the log. */
  what: string;
  request: (pageNumber: number) => Promise<Page<Item>>;
  /** Greatest number of pages. A longer list is an error, rather than a part that would be taken for all. */
  mostPages: number;
  /** True if the first pages of a longer list do. @default false */
  partly?: boolean;
  /** Number of pages that are requested at the same time, after the first one. @default 1 */
  atOnce?: number;
  /** Called after each response with the items so far, repeated ones too, and the newest total. */
  onPages?: (items: readonly Item[], total: number) => void;
}

/**
 * Reads a list page after page and returns its items, repeated ones too, and its total. The end is the server's newest total, an empty page, or a page that
 * repeats the one before because the server ignores the page number. A list that ends before its total is not complete, and is reported
 * (AP-20).
 */
export async function readPages<Item>(options: PagesOptions<Item>): Promise<{ items: Item[]; total: number; complete: boolean }> {
  const { what, request, mostPages, partly = false, atOnce = 1, onPages } = options;
  const items: Item[] = [];
  let [count, received, total, size] = [0, 0, 0, 1];
  let before = "";
  let isOver = false;
  const take = (page: Page<Item>) => {
    const text = JSON.stringify(page.items);
    total = page.total;
    isOver ||= page.received === 0 || text === before;
    if (isOver) return;
    before = text;
    received += page.received;
    items.push(...page.items);
  };
  const missing = () => Math.ceil((total - received) / size);
  const next = async (pages: number) => {
    const answers = await Promise.all(Array.from({ length: pages }, (_, index) => request(count + index)));
    count += pages;
    for (const page of answers) take(page);
    onPages?.(items, total);
  };
  await next(1);
  // The server may send fewer rows than it was asked for.
  size = Math.max(1, received);
  while (!isOver && missing() > 0 && !(partly && count === mostPages)) {
    if (!partly && count + missing() > mostPages) throw new ApiError(`${what}: too many to read`, { reason: "body" });
    await next(Math.min(atOnce, missing(), mostPages - count));
  }
  const complete = received >= total;
  if (!complete) report("Parameters", { what: `${what}: ${received} of ${total} rows came` });
  return { items, total, complete };
}

/** Reads a list page after page and returns its rows as they were sent, each once (AP-20). */
export async function readRows(what: string, mostPages: number, request: (pageNumber: number) => Promise<unknown>): Promise<unknown[]> {
  const { items } = await readPages({
    what,
    mostPages,
    partly: true,
    request: async (pageNumber) => parsePage(z.unknown(), await request(pageNumber), what),
  });
  return distinctRows(items, what);
}
