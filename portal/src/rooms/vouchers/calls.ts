import { parse } from "../../platform/edge/edge.ts";
import { isAborted } from "../../platform/errors/errors.ts";
import { get, getFile, getPublicFile, post, publicGet, publicPost } from "../../platform/wire/rest.ts";
import { type Granted, parseVoucher, points, type RetailChainPoints, service, type Voucher, type VoucherService } from "./voucher.ts";
import { toVoucherRow, type VoucherRow } from "./voucherRows.ts";

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

const working: VoucherService = { status: true, message: null };

/** Whether vouchers can be redeemed now. A failure of this call is swallowed (VC-09). */
export const fetchVoucherService = (signal?: AbortSignal): Promise<VoucherService> =>
  orElse(
    get("voucherServiceStatus", { signal }).then((data) => parse(service, data, "voucher service")),
    working,
  );

/** The points with the retail chain; null without a card, which has none to read, and where the call fails (VC-15). */
export const fetchRetailChainPoints = (signal?: AbortSignal): Promise<RetailChainPoints | null> =>
  orElse(
    get("retailChainPoints", { signal }).then((data) => parse(points, data, "points")),
    null,
  );
