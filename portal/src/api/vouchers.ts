import * as z from "zod/mini";
import { id, parse, parseRows } from "./edge.ts";
import { json } from "./http.ts";
import { apiUrl } from "./url.ts";

const list = z.object({ items: z.unknown() });
const voucher = z.object({ id });

/** The customer's vouchers, as far as the menu needs them. */
export const fetchVouchers = async (): Promise<{ id: string }[]> =>
  parseRows(voucher, parse(list, await json(apiUrl("vouchers")), "vouchers").items, "vouchers");
