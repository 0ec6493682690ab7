import { parse } from "../../platform/edge/edge.ts";
import { isAborted } from "../../platform/errors/errors.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { getPublicFile, publicGet, publicPost } from "../../platform/wire/publicRest.ts";
import { get, getFile, post } from "../../platform/wire/rest.ts";
import {
  type Granted,
  parseVoucher,
  pointsSchema,
  type RetailChainPoints,
  serviceSchema,
  type Voucher,
  type VoucherService,
} from "./voucher.ts";
import { toVoucherRow, type VoucherRow } from "./voucherRows.ts";

/** Redeems a voucher of the signed-in customer, once per idempotency key. The response replaces the row of the old one. */
export async function redeemVoucher({ id, asset, account }: Granted, key: string): Promise<VoucherRow> {
  const body = { origin: "Area riservata web", asset, account } as const;
  return toVoucherRow(await post("redeemVoucher", { path: { id }, body, idempotencyKey: key }));
}

const pdf = "application/pdf";

export const fetchVoucherPdf = (id: string, signal?: AbortSignal): Promise<Blob> => getFile("voucherPdf", pdf, { path: { id }, signal });

/** Fetches a voucher from a shop by its code. It needs no session. */
export const fetchRetailVoucher = async (code: string, signal?: AbortSignal): Promise<Voucher> =>
  parseVoucher(await publicGet("retailVoucher", { path: { code }, signal }));

export async function redeemRetailVoucher({ id, asset, account }: Granted, key: string): Promise<Voucher> {
  const body = { origin: "Fisico GDO", asset, account } as const;
  return parseVoucher(await publicPost("redeemRetailVoucher", { path: { id }, body, idempotencyKey: key }));
}

export const fetchRetailVoucherPdf = ({ id, voucherId }: Pick<Voucher, "id" | "voucherId">, signal?: AbortSignal): Promise<Blob> =>
  getPublicFile("retailVoucherPdf", pdf, { path: { id, voucherId }, signal });

/** Returns `otherwise` if an unimportant call fails. An aborted call is requested again. */
async function orElse<T>(call: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isAborted(error)) throw error;
    return otherwise;
  }
}

const working: VoucherService = { status: true, message: null };

/** Checks whether vouchers can be redeemed now. A failure of this call is ignored (VC-09). */
export const fetchVoucherService = (signal?: AbortSignal): Promise<VoucherService> =>
  orElse(
    get("voucherServiceStatus", { signal }).then((data) => parse(serviceSchema, data, "voucher service")),
    working,
  );

/** Fetches the loyalty points. Null for a customer without a card, and if the call fails (VC-15). */
export const fetchRetailChainPoints = (signal?: AbortSignal): Promise<RetailChainPoints | null> =>
  orElse(
    get("retailChainPoints", { signal }).then((data) => parse(pointsSchema, data, "points")),
    null,
  );

export const voucherServiceQuery = privateQuery("voucherService", (_customerId, signal) => fetchVoucherService(signal));

export const retailChainPointsQuery = privateQuery("retailChainPoints", (_customerId, signal) => fetchRetailChainPoints(signal));
