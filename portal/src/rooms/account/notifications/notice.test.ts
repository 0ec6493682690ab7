import { unreadCount } from "@favilla/design-system/account/notice.ts";
import { describe, expect, it } from "vitest";
import shipped from "../../../../public/config.json?raw";
import { parseConfig } from "../../../platform/config/config.ts";

describe("a notification", () => {
  it("[NT-04] is not counted if the configuration excludes its kind", () => {
    const counted = (excludedNotificationTypes: number[]) => {
      const config = parseConfig(JSON.stringify({ ...JSON.parse(shipped), excludedNotificationTypes }));
      const unread = [1, 2, 3, null].map((notificationType) => ({ notificationType, read: false }));
      return unreadCount(unread, true, config.excludedNotificationTypes);
    };
    expect([counted([]), counted([1]), counted([1, 2, 3]), counted([9])]).toEqual([4, 3, 1, 4]);
  });
});
