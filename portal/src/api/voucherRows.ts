import * as z from "zod/mini";
import { id, parse, parseRows } from "./edge.ts";
import { get } from "./rest.ts";

/** A voucher as it travels, with its id: the menu only counts them, `vouchers.ts` reads the rest when their screens are opened. */
export interface VoucherRow {
  readonly id: string;
  readonly wire: unknown;
}

const list = z.object({ items: z.unknown() });
const row = z.pipe(
  z.looseObject({ id }),
  z.transform((wire): VoucherRow => ({ id: wire.id, wire })),
);

export const toVoucherRow = (data: unknown): VoucherRow => parse(row, data, "voucher");

/** The customer's vouchers. */
export const fetchVoucherRows = async (signal?: AbortSignal): Promise<VoucherRow[]> =>
  parseRows(row, parse(list, await get("vouchers", { signal }), "vouchers").items, "vouchers");
