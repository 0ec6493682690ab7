import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";

/** How a bill stands (BL-03, BL-24, without All, which only filters). "Expired" is the server's word for what "NotPaid" is by its dates. */
export const paymentStatuses = ["Paid", "ToBePaid", "Expiring", "Expired", "NotPaid", "Unknown"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

interface Look {
  tone: "positive" | "warning" | "negative" | "neutral";
  icon: Icon;
  word: `status${PaymentStatus | "Credit" | "NothingDue"}`;
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

const credit: Look = { tone: "neutral", icon: CheckIcon, word: "statusCredit" };
const nothingDue: Look = { tone: "neutral", icon: CheckIcon, word: "statusNothingDue" };

/** All that a bill can look like. */
export const allLooks: readonly Look[] = [...Object.values(paymentStatusLooks), credit, nothingDue];

/** Whether an amount in euros is to be paid, as far as is known: a credit is not, nor is what is shown as 0,00. */
export const isOwed = (amount: number | null | undefined): boolean => !(typeof amount === "number" && Math.round(amount * 100) <= 0);

/** How a bill looks: the look of its status (BL-25), unless it is no debt to be paid or overdue. */
export function lookOf(status: PaymentStatus, amount?: number | null): Look {
  const known = knownStatus(status);
  if (known === "Paid" || isOwed(amount)) return paymentStatusLooks[known];
  return Math.round(Number(amount) * 100) < 0 ? credit : nothingDue;
}

/** The status itself; one that is not known, from a newer server or none at all, is "Unknown". */
export const knownStatus = (status: PaymentStatus): PaymentStatus => (Object.hasOwn(paymentStatusLooks, status) ? status : "Unknown");
