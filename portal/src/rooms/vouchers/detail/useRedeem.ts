import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useVoucherRows } from "../useVoucherRows.ts";
import type { Voucher } from "../voucher.ts";
import { parseVoucher } from "../voucher.ts";
import { redeemOrFind, withRow } from "./redeem.ts";

/** Redeems a voucher of the customer once, and updates the list. */
export function useRedeem() {
  const { mutate } = useVoucherRows();
  return useUpdate(async (voucher: Voucher, key: string): Promise<Voucher> => {
    const row = await redeemOrFind(voucher, key, () => mutate());
    void mutate((rows) => withRow(rows, row), { revalidate: false });
    return parseVoucher(row.wire);
  });
}
