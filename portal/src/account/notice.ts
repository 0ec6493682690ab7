import type { Notification } from "./notification.ts";

/** A notification with all its fields (spec §3): days are "YYYY-MM-DD" in Rome, createdAt and updatedAt moments in UTC, null is missing. */
export interface Notice extends Notification {
  createdAt: string | null;
  updatedAt: string | null;
  deadline: string | null;
  /** For the retailer's campaigns; never shown. */
  clusterCampagna: string | null;
  /** First and last day of a discount. */
  dataInizioSconto: string | null;
  dataFineSconto: string | null;
  text: string | null;
  /** The kind in words, as the servers have it. */
  type: string | null;
  /** Id of the self-reading window it is about. */
  selfReading: string | null;
  supplyId: string | null;
}

const kinds = ["selfReading", "promo", "voucher"] as const;
export type NoticeKind = (typeof kinds)[number] | "other";

const words: Readonly<Record<string, NoticeKind>> = {
  SELFREADING: "selfReading",
  PROMONOTIFICATION: "promo",
  VOUCHERNOTIFICATION: "voucher",
};

/** What a notification is about, by its number (1, 2, 3), else by its word; anything else is a plain notice. */
export function noticeKind({ notificationType, type }: Pick<Notice, "notificationType" | "type">): NoticeKind {
  const word = type?.trim().toUpperCase() ?? "";
  return kinds[(notificationType ?? 0) - 1] ?? (Object.hasOwn(words, word) ? (words[word] as NoticeKind) : "other");
}

/** Newest first (spec §7); those without a moment come last. */
export const newestFirst = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => (other.createdAt ?? "").localeCompare(one.createdAt ?? ""));
