import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useVoucherRows } from "../useVoucherRows.ts";
import type { Voucher } from "../voucher.ts";
import { parseVoucher } from "../voucher.ts";
import { redeemOrFind, withRow } from "./redeem.ts";

/** Redeems a voucher of the customer's, once; the list then has it as it is now. */
export function useRedeem() {
  const { mutate } = useVoucherRows();
  return useUpdate(async (voucher: Voucher, key: string): Promise<Voucher> => {
    const row = await redeemOrFind(voucher, key, () => mutate());
    void mutate((rows) => withRow(rows, row), { revalidate: false });
    return parseVoucher(row.wire);
  });
}
