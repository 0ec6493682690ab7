import { BellIcon } from "../icons/BellIcon.ts";
import { GaugeIcon } from "../icons/GaugeIcon.ts";
import { GiftIcon } from "../icons/GiftIcon.ts";
import { UsersIcon } from "../icons/UsersIcon.ts";

const looks = {
  selfReading: { icon: GaugeIcon, open: "openSelfReading" },
  promo: { icon: UsersIcon, open: "openPromo" },
  voucher: { icon: GiftIcon, open: "openVoucher" },
  other: { icon: BellIcon, open: "openOther" },
} as const;

/** Returns the kind as which a notification is shown, its icon, and the key of the words that lead to its page. A kind that is not known is "other". */
export function lookOfNotification(kind: string) {
  const shownKind = Object.hasOwn(looks, kind) ? (kind as keyof typeof looks) : "other";
  return { shownKind, ...looks[shownKind] };
}
