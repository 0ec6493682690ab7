import * as z from "zod/mini";
import { day } from "../../../platform/edge/day.ts";
import { flag, id, lenient, optionalId, optionalText, parseRows } from "../../../platform/edge/edge.ts";
import { moment } from "../../../platform/edge/moment.ts";

const noticeSchema = z.object({
  id,
  createdAt: moment,
  updatedAt: moment,
  deadline: day,
  /** Group for the retailer's campaigns; never shown. */
  clusterCampagna: optionalText,
  /** First and last day of a discount. */
  dataInizioSconto: day,
  dataFineSconto: day,
  notificationType: lenient(z.number()),
  text: optionalText,
  /** Kind in the server's words. */
  type: optionalText,
  /** Id of the related self-reading window. */
  selfReading: optionalId,
  supplyId: optionalId,
  read: flag,
});

/**
 * A notification with all fields (AP-14). Days are "YYYY-MM-DD" in Rome, createdAt and updatedAt are UTC timestamps, null means missing.
 */
export type Notice = z.infer<typeof noticeSchema>;

export const parseNotices = (data: unknown): Notice[] => sortNotices(parseRows(noticeSchema, data, "notifications"));

const kinds = ["selfReading", "promo", "voucher"] as const;

export type NoticeKind = (typeof kinds)[number] | "other";

const words: Readonly<Record<string, NoticeKind>> = {
  SELFREADING: "selfReading",
  PROMONOTIFICATION: "promo",
  VOUCHERNOTIFICATION: "voucher",
};

/** Returns the subject of a notification by its number (1, 2, 3), else by its word, else "other". */
export function noticeKind({ notificationType, type }: Pick<Notice, "notificationType" | "type">): NoticeKind {
  const word = type?.trim().toUpperCase() ?? "";
  return kinds[(notificationType ?? 0) - 1] ?? (Object.hasOwn(words, word) ? (words[word] as NoticeKind) : "other");
}

/** Sorts notifications, newest first (NT-01). Those without a date come last. */
export const sortNotices = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => (other.createdAt ?? "").localeCompare(one.createdAt ?? ""));

/** Counts unread notifications for the bell, without the kinds that the configuration excludes. Returns zero while alerts are off. */
export const unreadCount = (
  notices: readonly Pick<Notice, "read" | "notificationType">[],
  alertNotifications: boolean,
  excluded: readonly number[],
): number =>
  alertNotifications
    ? notices.filter(({ read, notificationType }) => !read && !(notificationType !== null && excluded.includes(notificationType))).length
    : 0;
