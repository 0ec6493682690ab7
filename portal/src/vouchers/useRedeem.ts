import { parseVoucher } from "../api/vouchers.ts";
import { useUpdate } from "../app/useUpdate.ts";
import { redeemOrFind, withRow } from "./redeem.ts";
import { useVoucherRows } from "./useVoucherRows.ts";
import type { Voucher } from "./voucher.ts";

/** Redeems a voucher of the customer's, once; the list then has it as it is now. */
export function useRedeem() {
  const { mutate } = useVoucherRows();
  return useUpdate(async (voucher: Voucher, key: string): Promise<Voucher> => {
    const row = await redeemOrFind(voucher, key, () => mutate());
    void mutate((rows) => withRow(rows, row), { revalidate: false });
    return parseVoucher(row.wire);
  });
}
