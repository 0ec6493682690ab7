import type { Notice } from "./calls.ts";

export type { Notice } from "./calls.ts";

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

/** Newest first (NT-01); those without a moment come last. */
export const newestFirst = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => (other.createdAt ?? "").localeCompare(one.createdAt ?? ""));
