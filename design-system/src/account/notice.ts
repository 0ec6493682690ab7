import type { NotificationKind } from "./NotificationCard.tsx";

/**
 * A notification with all fields (AP-14). Days are "YYYY-MM-DD" in Rome, createdAt and updatedAt are UTC timestamps, null means missing.
 */
export interface Notice {
  id: string;
  createdAt: string | null;
  updatedAt: string | null;
  deadline: string | null;
  /** Group for the retailer's campaigns; never shown. */
  clusterCampagna: string | null;
  /** First and last day of a discount. */
  dataInizioSconto: string | null;
  dataFineSconto: string | null;
  notificationType: number | null;
  text: string | null;
  /** Kind in the server's words. */
  type: string | null;
  /** Id of the related self-reading window. */
  selfReading: string | null;
  supplyId: string | null;
  read: boolean;
}

const kinds = ["selfReading", "promo", "voucher"] as const;

const words: Readonly<Record<string, NotificationKind>> = {
  SELFREADING: "selfReading",
  PROMONOTIFICATION: "promo",
  VOUCHERNOTIFICATION: "voucher",
};

/** Returns the subject of a notification by its number (1, 2, 3), else by its word, else "other". */
export function noticeKind({ notificationType, type }: Pick<Notice, "notificationType" | "type">): NotificationKind {
  const word = type?.trim().toUpperCase() ?? "";
  return kinds[(notificationType ?? 0) - 1] ?? (Object.hasOwn(words, word) ? (words[word] as NotificationKind) : "other");
}

/** Sorts notifications, newest first (NT-01). Those without a date come last. */
export const sortNotices = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => (other.createdAt ?? "").localeCompare(one.createdAt ?? ""));

/** Counts unread notifications for the bell, without the kinds that the site excludes. Returns zero while alerts are off. */
export const unreadCount = (
  notices: readonly Pick<Notice, "read" | "notificationType">[],
  alertNotifications: boolean,
  excluded: readonly number[],
): number =>
  alertNotifications
    ? notices.filter(({ read, notificationType }) => !read && !(notificationType !== null && excluded.includes(notificationType))).length
    : 0;
