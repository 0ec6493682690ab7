import { type AnyVoucherStatus, shownStatus } from "./voucherStatus.ts";

/** Facts that decide the place of a voucher in the list. */
interface Ordered {
  readonly id: string;
  readonly status: AnyVoucherStatus;
  readonly validityEndDate?: string | null | undefined;
  /** Id of the voucher that this one was exchanged for. */
  readonly redeemedVoucherId?: string | null | undefined;
}

/** Finds a voucher by id, following exchanges to the newest known one. */
export function findVoucher<T extends Pick<Ordered, "id" | "redeemedVoucherId">>(vouchers: readonly T[], id: string): T | undefined {
  const seen = new Set<string>();
  let found = vouchers.find((voucher) => voucher.id === id);
  while (found?.redeemedVoucherId && !seen.has(found.id)) {
    seen.add(found.id);
    const { redeemedVoucherId } = found;
    found = vouchers.find((voucher) => voucher.id === redeemedVoucherId) ?? found;
  }
  return found;
}

/** Compares days, a missing one being the last of all. */
const byDay = (one: string | null | undefined, other: string | null | undefined): number => (one ?? "9999").localeCompare(other ?? "9999");

/** Compares vouchers for the list: those that can be used, the one that expires first at the top, then all others, the newest first. */
function inListOrder(one: Ordered, other: Ordered): number {
  const [usable, otherUsable] = [one, other].map(({ status }) => shownStatus(status) === "Valid");
  if (usable !== otherUsable) return usable ? -1 : 1;
  return usable ? byDay(one.validityEndDate, other.validityEndDate) : byDay(other.validityEndDate, one.validityEndDate);
}

/** Returns the vouchers to list, in its order: unique ids, and only the newest one of an exchange. */
export function listedVouchers<T extends Ordered>(vouchers: readonly T[]): T[] {
  const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
  return [...byId.values()].filter((voucher) => findVoucher(vouchers, voucher.id)?.id === voucher.id).sort(inListOrder);
}
