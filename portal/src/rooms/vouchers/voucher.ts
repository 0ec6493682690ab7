import * as z from "zod/mini";
import { parseEuros } from "../../platform/edge/amount.ts";
import { day } from "../../platform/edge/day.ts";
import { field, id, listOf, optionalId, optionalText, parse, parseRows } from "../../platform/edge/edge.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import type { VoucherRow } from "./voucherRows.ts";

const euros = field(parseEuros);

/** Nothing but a picture: data of an image, https, or a path of this site. */
const picture = field((value) => (typeof value === "string" && /^(data:image\/|https:\/\/|\/(?![/\\]))/i.test(value) ? value : null));

const info = z.object({ title: z.catch(z.string(), ""), content: z.catch(z.string(), "") });

const list = field((value) => parseRows(info, listOf(value), "voucher infos"));

const voucher = z.pipe(
  z.object({
    id,
    voucherId: optionalId,
    promoName: z.catch(z.string(), ""),
    commodityName: optionalText,
    /** Last day on which it can be redeemed and used. */
    validityEndDate: day,
    /** Day on which it was last spent. */
    lastExpenditure: day,
    /** Day on which it was redeemed. */
    assignmentDate: day,
    /** Address of the partner's logo, fit for an image. */
    image: picture,
    /** Text or HTML, as it came: to be shown through `SafeHtml` only. */
    termsOfUse: optionalText,
    infos: list,
    amount: euros,
    status: z.catch(z.string(), "Unknown"),
    barcode: optionalId,
    barcodeTerms: optionalText,
    serialNumber: optionalId,
    /** The voucher that this one was exchanged for. */
    redeemedVoucherId: optionalId,
    /** Handed back when it is redeemed. */
    asset: optionalId,
    account: optionalId,
  }),
  z.transform((wire) => ({ ...wire, voucherId: wire.voucherId ?? wire.id })),
);

/** A voucher (AP-14). Days are "YYYY-MM-DD" in Rome, money is euros; null is missing. */
export type Voucher = z.infer<typeof voucher>;

export const parseVoucher = (data: unknown): Voucher => parse(voucher, data, "voucher");

/** The vouchers of the list's rows; rows that cannot be read are left out and reported, nothing but such rows is an error. */
export function parseVouchers(rows: readonly VoucherRow[]): Voucher[] {
  const vouchers = parseRows(
    voucher,
    rows.map(({ wire }) => wire),
    "vouchers",
  );
  if (vouchers.length === 0 && rows.length > 0) throw new ApiError("vouchers: no row could be read", { reason: "body" });
  return vouchers;
}

export type Granted = Pick<Voucher, "id" | "asset" | "account">;

export const service = z.object({ status: z.boolean(), message: optionalText });

/** Whether the service works, and what the retailer says about it. */
export type VoucherService = z.infer<typeof service>;

export const points = z.object({
  chain: z.string(),
  points: z.number(),
  /** Day of the balance. */
  updatedAt: day,
});

/** Loyalty points with the retail chain. */
export type RetailChainPoints = z.infer<typeof points>;
