import * as z from "zod/mini";
import { id, parse, parseRows } from "./edge.ts";
import { get } from "./rest.ts";

const list = z.object({ items: z.unknown() });
const voucher = z.object({ id });

/** The customer's vouchers, as far as the menu needs them. */
export const fetchVouchers = async (): Promise<{ id: string }[]> =>
  parseRows(voucher, parse(list, await get("vouchers"), "vouchers").items, "vouchers");
