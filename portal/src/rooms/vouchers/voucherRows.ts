import * as z from "zod/mini";
import { id, parse, parseRows } from "../../platform/edge/edge.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { get } from "../../platform/wire/rest.ts";

const list = z.object({ items: z.unknown() });
const row = z.pipe(
  z.looseObject({ id }),
  z.transform((wire) => ({ id: wire.id, wire: wire as unknown })),
);

/** A raw voucher with its id. The menu only counts them; the other fields are parsed when a voucher page is opened. */
export type VoucherRow = Readonly<z.infer<typeof row>>;

export const toVoucherRow = (data: unknown): VoucherRow => parse(row, data, "voucher");

/** Fetches the customer's vouchers. */
export const fetchVoucherRows = async (signal?: AbortSignal): Promise<VoucherRow[]> =>
  parseRows(row, parse(list, await get("vouchers", { signal }), "vouchers").items, "vouchers");

/** The raw vouchers, one response for the menu and the voucher pages. */
export const vouchersQuery = privateQuery("vouchers", (_customerId, signal) => fetchVoucherRows(signal));
