import { ApiError } from "../../../platform/errors/errors.ts";
import { parseVoucher, redeemVoucher } from "../calls.ts";
import type { Voucher } from "../voucher.ts";
import type { VoucherRow } from "../voucherRows.ts";
import { barcodeWay, downloadWay } from "../voucherRules.ts";

/** Whether a redeem has done its work. */
const isRedeemed = (voucher: Voucher): boolean => downloadWay(voucher) === "direct" && barcodeWay(voucher) === "direct";

/**
 * Redeems a voucher. Where nobody can tell whether it was (no answer, a fault of the server), the list is read again first: a voucher
 * that turns out to be redeemed is the answer, and only otherwise there is something to try again, with the same key (AP-15).
 * @param readAgain the customer's rows as the server has them now
 */
export async function redeemOrFind(
  voucher: Voucher,
  key: string,
  readAgain: () => Promise<readonly VoucherRow[] | undefined>,
): Promise<VoucherRow> {
  try {
    return await redeemVoucher(voucher, key);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.outcomeUnknown) throw error;
    const rows = await readAgain().catch(() => undefined);
    const row = rows?.find(({ id }) => id === voucher.id);
    if (row && isRedeemed(parseVoucher(row.wire))) return row;
    throw error;
  }
}

/** The rows with one of them as it is now. */
export const withRow = (rows: readonly VoucherRow[] | undefined, row: VoucherRow): VoucherRow[] =>
  rows?.some(({ id }) => id === row.id) ? rows.map((old) => (old.id === row.id ? row : old)) : [...(rows ?? []), row];
