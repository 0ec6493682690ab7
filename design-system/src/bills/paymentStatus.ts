import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";

/** How a bill stands (spec §4, without All, which only filters). "Expired" is the server's word for what "NotPaid" is by its dates. */
export const paymentStatuses = ["Paid", "ToBePaid", "Expiring", "Expired", "NotPaid", "Unknown"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

interface Look {
  tone: "positive" | "warning" | "negative" | "neutral";
  icon: Icon;
  word: `status${PaymentStatus}`;
}

/** Tint, icon and word of each status: never the colour alone (WCAG 1.4.1). */
export const paymentStatusLooks: Record<PaymentStatus, Look> = {
  Paid: { tone: "positive", icon: CheckIcon, word: "statusPaid" },
  ToBePaid: { tone: "neutral", icon: ClockIcon, word: "statusToBePaid" },
  Expiring: { tone: "warning", icon: ClockIcon, word: "statusExpiring" },
  Expired: { tone: "negative", icon: WarningIcon, word: "statusExpired" },
  NotPaid: { tone: "negative", icon: WarningIcon, word: "statusNotPaid" },
  Unknown: { tone: "neutral", icon: HelpIcon, word: "statusUnknown" },
};

/** The status itself; one that is not known, from a newer server or none at all, is "Unknown". */
export const knownStatus = (status: PaymentStatus): PaymentStatus => (Object.hasOwn(paymentStatusLooks, status) ? status : "Unknown");
