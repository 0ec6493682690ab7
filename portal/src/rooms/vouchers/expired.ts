import { isOver } from "@favilla/design-system/vouchers/voucherRules.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { today } from "../../platform/time/today.ts";

/** The servers' code of a refusal because the voucher's last day has passed (VC-17). */
const code = "VOUCHER-EXPIRED";

/** Tells whether the servers refused a call because the voucher's last day has passed (VC-17). */
export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.serverCode === code;

/** Returns the result of a call about a voucher. If the voucher has expired since it was read, it is read again: the page shows it as expired. */
export async function readAgainIfExpired<T>(call: Promise<T>, readAgain: () => unknown): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isExpired(error)) void readAgain();
    throw error;
  }
}

/** Fails as the servers do if the voucher's last day has passed since it was read. Its barcode is shown without a call that would say so. */
export async function refuseIfOver(voucher: Parameters<typeof isOver>[0]): Promise<void> {
  if (!isOver(voucher, today())) return;
  throw new ApiError("the voucher's last day has passed", { reason: "status", status: 409, data: { code } });
}
