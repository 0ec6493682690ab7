import * as z from "zod/mini";
import { listOf, parse, parseRows } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";

/** A page of a list, as every call that answers in pages gives it. */
export interface Page<Item> {
  items: readonly Item[];
  /** Number of rows that the server sent: invalid ones are not among the items. */
  received: number;
  /** Number of all rows of the list. */
  total: number;
}

const pageSchema = z.object({ totalCount: z.number(), items: z.unknown() });

/** Parses a page. Invalid rows are dropped and reported. Throws an ApiError if all rows are invalid. */
export function parsePage<Item>(row: z.ZodMiniType<Item>, data: unknown, what: string): Page<Item> {
  const { totalCount: total, items: rows } = parse(pageSchema, data, what);
  const items = parseRows(row, rows, what);
  const received = listOf(rows).length;
  if (items.length === 0 && received > 0) throw new ApiError(`${what}: no row could be read`, { reason: "body" });
  return { items, received, total };
}
