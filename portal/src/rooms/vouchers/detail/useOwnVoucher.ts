import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import { fetchVoucherPdf } from "../calls.ts";
import { readAgainIfExpired } from "../expired.ts";
import { parseVoucher, type Voucher } from "../voucher.ts";
import { vouchersQuery } from "../voucherRows.ts";
import { redeemOrFind, withRow } from "./redeem.ts";

/** Redeems a voucher of the customer once and updates the list, fetches its PDF, and reads the list again. */
export function useOwnVoucher() {
  const { mutate } = useAnswer(vouchersQuery);
  const readAgain = () => mutate();
  const redeem = useUpdate(async (voucher: Voucher, key: string): Promise<Voucher> => {
    const row = await readAgainIfExpired(redeemOrFind(voucher, key, readAgain), readAgain);
    void mutate((rows) => withRow(rows, row), { revalidate: false });
    return parseVoucher(row.wire);
  });
  const fetchPdf = ({ id }: Voucher, signal: AbortSignal): Promise<Blob> => readAgainIfExpired(fetchVoucherPdf(id, signal), readAgain);
  return { redeem, fetchPdf, readAgain };
}
