import * as v from "valibot";
import { anyObject, id, object, parse, parseRows } from "./edge.ts";
import { get } from "./rest.ts";

/** A voucher as it travels, with its id: the menu only counts them, `vouchers.ts` reads the rest when their screens are opened. */
export interface VoucherRow {
  readonly id: string;
  readonly wire: unknown;
}

const list = object({ items: v.unknown() });
const row = v.pipe(
  anyObject,
  v.looseObject({ id }),
  v.transform((wire): VoucherRow => ({ id: wire.id, wire })),
);

export const toVoucherRow = (data: unknown): VoucherRow => parse(row, data, "voucher");

/** The customer's vouchers. */
export const fetchVoucherRows = async (signal?: AbortSignal): Promise<VoucherRow[]> =>
  parseRows(row, parse(list, await get("vouchers", { signal }), "vouchers").items, "vouchers");
