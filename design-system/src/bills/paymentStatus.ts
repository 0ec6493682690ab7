import type { TagTone } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { DebitIcon } from "../icons/DebitIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { HourglassIcon } from "../icons/HourglassIcon.ts";
import { WalletIcon } from "../icons/WalletIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";

/**
 * Payment statuses of a bill (BL-03, BL-24, without All, which exists only in the filter). "Expired" comes from the server; "NotPaid" is
 * computed from the dates and means the same. "Reported" is a bill that the customer has reported as paid, until the payment arrives (BL-140).
 */
export const paymentStatuses = ["Paid", "ToBePaid", "Expiring", "Expired", "NotPaid", "Reported", "Unknown"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

interface Look {
  tone: TagTone;
  icon: Icon;
  word: `status${PaymentStatus | "Credit" | "NothingDue" | "Debit"}`;
}

/** Tint, icon and word of each status. Colour is never the only difference (WCAG 1.4.1). */
export const paymentStatusLooks: Record<PaymentStatus, Look> = {
  Paid: { tone: "positive", icon: CheckIcon, word: "statusPaid" },
  ToBePaid: { tone: "neutral", icon: WalletIcon, word: "statusToBePaid" },
  Expiring: { tone: "warning", icon: ClockIcon, word: "statusExpiring" },
  Expired: { tone: "negative", icon: WarningIcon, word: "statusExpired" },
  NotPaid: { tone: "negative", icon: WarningIcon, word: "statusNotPaid" },
  Reported: { tone: "neutral", icon: HourglassIcon, word: "statusReported" },
  Unknown: { tone: "neutral", icon: HelpIcon, word: "statusUnknown" },
};

const credit: Look = { tone: "neutral", icon: CheckIcon, word: "statusCredit" };
const nothingDue: Look = { tone: "neutral", icon: CheckIcon, word: "statusNothingDue" };
const debited: Look = { tone: "neutral", icon: DebitIcon, word: "statusDebit" };

/** Every possible look of a bill's status. */
export const allPaymentStatusLooks: readonly Look[] = [...Object.values(paymentStatusLooks), credit, nothingDue, debited];

/**
 * Tells whether an amount in euros must be paid. An unknown amount counts as owed; a credit and an amount that is displayed as 0,00 do not.
 */
export const isOwed = (amount: number | null | undefined): boolean => !(typeof amount === "number" && Math.round(amount * 100) <= 0);

/** Tells whether a due date has passed. */
export const isLate = (status: PaymentStatus): boolean => status === "NotPaid" || status === "Expired";

/** Tells whether a bill is not due yet and is debited automatically. An overdue one was refused, so the customer pays it. */
export const isDebited = (status: PaymentStatus, debit: boolean | undefined): boolean =>
  debit === true && (status === "ToBePaid" || status === "Expiring");

/** Returns the look of a bill's status (BL-25). An unpaid bill of zero or less, and one that is paid by debit, get their own looks. */
export function paymentStatusLook(status: PaymentStatus, amount?: number | null, debit?: boolean): Look {
  const shown = statusOrUnknown(status);
  if (shown !== "Paid" && isOwed(amount) && isDebited(shown, debit)) return debited;
  if (shown === "Paid" || isOwed(amount)) return paymentStatusLooks[shown];
  return Math.round(Number(amount) * 100) < 0 ? credit : nothingDue;
}

/** Returns the status, or "Unknown" for a missing status or one from a newer server. */
export const statusOrUnknown = (status: PaymentStatus): PaymentStatus => (Object.hasOwn(paymentStatusLooks, status) ? status : "Unknown");
