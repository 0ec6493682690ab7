import * as z from "zod/mini";
import { parseEuros } from "../../platform/edge/amount.ts";
import { day } from "../../platform/edge/day.ts";
import { field, id, listOf, optionalId, optionalText, parse, parseRows } from "../../platform/edge/edge.ts";
import { ApiError, isAborted } from "../../platform/errors/errors.ts";
import { get, getFile, getPublicFile, post, publicGet, publicPost } from "../../platform/wire/rest.ts";
import { toVoucherRow, type VoucherRow } from "./voucherRows.ts";

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

type Granted = Pick<Voucher, "id" | "asset" | "account">;

/** Redeems a voucher of the signed-in customer, once however often it is asked with the same key; the row takes the old one's place. */
export async function redeemVoucher({ id, asset, account }: Granted, key: string): Promise<VoucherRow> {
  const body = { origin: "Area riservata web", asset, account } as const;
  return toVoucherRow(await post("redeemVoucher", { path: { id }, body, idempotencyKey: key }));
}

const pdf = "application/pdf";

export const fetchVoucherPdf = (id: string, signal?: AbortSignal): Promise<Blob> => getFile("voucherPdf", pdf, { path: { id }, signal });

/** A voucher handed out in a store, by its code; nobody has to be signed in. */
export const fetchRetailVoucher = async (code: string, signal?: AbortSignal): Promise<Voucher> =>
  parseVoucher(await publicGet("retailVoucher", { path: { code }, signal }));

export async function redeemRetailVoucher({ id, asset, account }: Granted, key: string): Promise<Voucher> {
  const body = { origin: "Fisico GDO", asset, account } as const;
  return parseVoucher(await publicPost("redeemRetailVoucher", { path: { id }, body, idempotencyKey: key }));
}

export const fetchRetailVoucherPdf = ({ id, voucherId }: Pick<Voucher, "id" | "voucherId">, signal?: AbortSignal): Promise<Blob> =>
  getPublicFile("retailVoucherPdf", pdf, { path: { id, voucherId }, signal });

/** What stands in where a call fails that nothing depends on; one that was let go is asked for again. */
async function orElse<T>(call: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isAborted(error)) throw error;
    return otherwise;
  }
}

const service = z.object({ status: z.boolean(), message: optionalText });
/** Whether the service works, and what the retailer says about it. */
export type VoucherService = z.infer<typeof service>;
const working: VoucherService = { status: true, message: null };

/** Whether vouchers can be redeemed now. A failure of this call is swallowed (VC-09). */
export const fetchVoucherService = (signal?: AbortSignal): Promise<VoucherService> =>
  orElse(
    get("voucherServiceStatus", { signal }).then((data) => parse(service, data, "voucher service")),
    working,
  );

const points = z.object({
  chain: z.string(),
  points: z.number(),
  /** Day of the balance. */
  updatedAt: day,
});
/** Loyalty points with the retail chain. */
export type RetailChainPoints = z.infer<typeof points>;

/** The points with the retail chain; null without a card, which has none to read, and where the call fails (VC-15). */
export const fetchRetailChainPoints = (signal?: AbortSignal): Promise<RetailChainPoints | null> =>
  orElse(
    get("retailChainPoints", { signal }).then((data) => parse(points, data, "points")),
    null,
  );
