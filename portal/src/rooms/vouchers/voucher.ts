import * as z from "zod/mini";
import { parseEuros } from "../../platform/edge/amount.ts";
import { day } from "../../platform/edge/day.ts";
import { field, id, listOf, optionalId, optionalText, parse, parseRows } from "../../platform/edge/edge.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import type { VoucherRow } from "./voucherRows.ts";

const euros = field(parseEuros);

/** Address of an image: a data URL of an image, https, or a path of this site. Anything else becomes null. */
const picture = field((value) => (typeof value === "string" && /^(data:image\/|https:\/\/|\/(?![/\\]))/i.test(value) ? value : null));

const infoSchema = z.object({ title: z.catch(z.string(), ""), content: z.catch(z.string(), "") });

const list = field((value) => parseRows(infoSchema, listOf(value), "voucher infos"));

const voucherSchema = z.pipe(
  z.object({
    id,
    voucherId: optionalId,
    promoName: z.catch(z.string(), ""),
    commodityName: optionalText,
    /** Last day on which it can be redeemed and used. */
    validityEndDate: day,
    /** Day on which it was last used. */
    lastExpenditure: day,
    /** Day on which it was redeemed. */
    assignmentDate: day,
    /** Address of the partner's logo. */
    image: picture,
    /** Text or HTML from the server. It must be rendered by `SafeHtml` only. */
    termsOfUse: optionalText,
    infos: list,
    amount: euros,
    status: z.catch(z.string(), "Unknown"),
    barcode: optionalId,
    barcodeTerms: optionalText,
    serialNumber: optionalId,
    /** Id of the voucher that this one was exchanged for. */
    redeemedVoucherId: optionalId,
    /** Sent back when the voucher is redeemed. */
    asset: optionalId,
    account: optionalId,
  }),
  z.transform((wire) => ({ ...wire, voucherId: wire.voucherId ?? wire.id })),
);

/** A voucher (AP-14). Days are "YYYY-MM-DD" in Rome, amounts are in euros, null means missing. */
export type Voucher = z.infer<typeof voucherSchema>;

export const parseVoucher = (data: unknown): Voucher => parse(voucherSchema, data, "voucher");

/** Parses the rows of the voucher list. Invalid rows are dropped and reported. Throws an ApiError if all rows are invalid. */
export function parseVouchers(rows: readonly VoucherRow[]): Voucher[] {
  const vouchers = parseRows(
    voucherSchema,
    rows.map(({ wire }) => wire),
    "vouchers",
  );
  if (vouchers.length === 0 && rows.length > 0) throw new ApiError("vouchers: no row could be read", { reason: "body" });
  return vouchers;
}

export type Granted = Pick<Voucher, "id" | "asset" | "account">;

export const serviceSchema = z.object({ status: z.boolean(), message: optionalText });

/** State of the voucher service, with the retailer's message. */
export type VoucherService = z.infer<typeof serviceSchema>;

export const pointsSchema = z.object({
  chain: z.string(),
  points: z.number(),
  /** Day of the balance. */
  updatedAt: day,
});

/** Loyalty points with the retail chain. */
export type RetailChainPoints = z.infer<typeof pointsSchema>;
