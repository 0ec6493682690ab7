import * as z from "zod/mini";
import { id, parse, parseRows } from "../../platform/edge/edge.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { get } from "../../platform/wire/rest.ts";

const listSchema = z.object({ items: z.unknown() });
const rowSchema = z.pipe(
  z.looseObject({ id }),
  z.transform((wire) => ({ id: wire.id, wire: wire as unknown })),
);

/** A raw voucher with its id. The menu only counts them; the other fields are parsed when a voucher page is opened. */
export type VoucherRow = Readonly<z.infer<typeof rowSchema>>;

export const toVoucherRow = (data: unknown): VoucherRow => parse(rowSchema, data, "voucher");

/** Fetches the customer's vouchers. */
export const fetchVoucherRows = async (signal?: AbortSignal): Promise<VoucherRow[]> =>
  parseRows(rowSchema, parse(listSchema, await get("vouchers", { signal }), "vouchers").items, "vouchers");

/** The raw vouchers, one response for the menu and the voucher pages. */
export const vouchersQuery = privateQuery("vouchers", (_customerId, signal) => fetchVoucherRows(signal));
