import { expect, it } from "vitest";
import { noticeKind, unreadCount } from "./notice.ts";

it("a notification gets its kind from its number, else from its word", () => {
  const kinds = [1, 2, 3].map((notificationType) => noticeKind({ notificationType, type: null }));
  expect(kinds).toEqual(["selfReading", "promo", "voucher"]);
  const words = ["SelfReading", "PROMONOTIFICATION", " voucherNotification ", "Mystery", "toString", "", null];
  expect(words.map((type) => noticeKind({ notificationType: null, type }))).toEqual([
    "selfReading",
    "promo",
    "voucher",
    "other",
    "other",
    "other",
    "other",
  ]);
  expect([0, 4, -1, 1.5].map((notificationType) => noticeKind({ notificationType, type: "x" }))).toEqual(Array(4).fill("other"));
  expect(noticeKind({ notificationType: 9, type: "SelfReading" })).toBe("selfReading");
});

const notice = (notificationType: number | null, read = false) => ({ id: "n", notificationType, read });

it("[CH-06] the count omits notifications that are read or of an excluded kind", () => {
  expect(unreadCount([notice(1), notice(2), notice(3, true), notice(null)], true, [])).toBe(3);
  expect(unreadCount([notice(1), notice(2), notice(3, true), notice(null)], true, [2])).toBe(2);
  expect(unreadCount([], true, [])).toBe(0);
});

it("[CH-06] the count is zero while alerts are off", () => {
  expect(unreadCount([notice(1)], false, [])).toBe(0);
});
