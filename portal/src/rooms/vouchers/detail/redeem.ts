import { barcodeWay, downloadWay } from "@favilla/design-system/vouchers/voucherRules.ts";
import { writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import { redeemVoucher } from "../calls.ts";
import type { Voucher } from "../voucher.ts";
import { parseVoucher } from "../voucher.ts";
import type { VoucherRow } from "../voucherRows.ts";

/** Tells whether a voucher has been redeemed. */
const isRedeemed = (voucher: Voucher): boolean => downloadWay(voucher) === "direct" && barcodeWay(voucher) === "direct";

/**
 * Redeems a voucher. Where the answer is lost, the list says whether the voucher is redeemed.
 * @param readAgain the customer's rows as the server has them now
 */
export const redeemOrFind = (
  voucher: Voucher,
  key: string,
  readAgain: () => Promise<readonly VoucherRow[] | undefined>,
): Promise<VoucherRow> =>
  writeOrFind(
    () => redeemVoucher(voucher, key),
    async () => (await readAgain())?.find(({ id, wire }) => id === voucher.id && isRedeemed(parseVoucher(wire))),
  );

/** Returns the rows with one of them replaced. */
export const withRow = (rows: readonly VoucherRow[] | undefined, row: VoucherRow): VoucherRow[] =>
  rows?.some(({ id }) => id === row.id) ? rows.map((old) => (old.id === row.id ? row : old)) : [...(rows ?? []), row];
