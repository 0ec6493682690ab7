import { shownStatus } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { today } from "../../platform/time/today.ts";
import type { Voucher } from "./voucher.ts";

/** The servers' code of a refusal because the voucher's last day has passed (VC-17). */
const code = "VOUCHER-EXPIRED";

type Dated = Pick<Voucher, "status" | "validityEndDate">;

/** Tells whether a voucher that was valid when it was read is not any more, since its last day has passed. A used one does not expire. */
export const isOver = ({ status, validityEndDate }: Dated, day: string): boolean =>
  shownStatus(status) === "Valid" && validityEndDate !== null && validityEndDate < day;

/** Returns a voucher as it is on a day: the servers named its status when it was read. */
export const voucherOn = <T extends Dated>(voucher: T, day: string): T =>
  isOver(voucher, day) ? { ...voucher, status: "Expired" } : voucher;

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
export async function refuseIfOver(voucher: Dated): Promise<void> {
  if (!isOver(voucher, today())) return;
  throw new ApiError("the voucher's last day has passed", { reason: "status", status: 409, data: { code } });
}
