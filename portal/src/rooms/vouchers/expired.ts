import { ApiError } from "../../platform/errors/errors.ts";

/** Tells whether the servers refused a call because the voucher's last day has passed (VC-17). */
export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.serverCode === "VOUCHER-EXPIRED";

/** Returns the result of a call about a voucher. If the voucher has expired since it was read, it is read again: the page shows it as expired. */
export async function readAgainIfExpired<T>(call: Promise<T>, readAgain: () => unknown): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isExpired(error)) void readAgain();
    throw error;
  }
}
