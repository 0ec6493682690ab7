import { type Notice, unreadCount } from "@favilla/design-system/account/notice.ts";
import { describe, expect, it } from "vitest";
import shipped from "../../../../public/config.json?raw";
import { parseConfig } from "../../../platform/config/config.ts";
import { markRead } from "./markRead.ts";

describe("a notification", () => {
  const list = () =>
    [
      { id: "a", notificationType: 1, read: false },
      { id: "b", notificationType: 2, read: true },
    ] as Notice[];

  it("[NT-02] shows as read at once, and as before if that could not be stored", async () => {
    let shown = list();
    const edit = (change: (cached: Notice[]) => Notice[]) => {
      shown = change(shown);
    };
    await markRead(edit, "a", async () => expect(shown[0]?.read).toBe(true));
    expect(shown.map(({ read }) => read)).toEqual([true, true]);
    for (const id of ["a", "b", "c"]) {
      shown = list();
      await expect(markRead(edit, id, () => Promise.reject(new Error("500")))).rejects.toThrow("500");
      expect(shown).toEqual(list());
    }
  });

  it("[NT-04] is not counted if the configuration excludes its kind", () => {
    const counted = (excludedNotificationTypes: number[]) => {
      const config = parseConfig(JSON.stringify({ ...JSON.parse(shipped), excludedNotificationTypes }));
      const unread = [1, 2, 3, null].map((notificationType) => ({ notificationType, read: false }));
      return unreadCount(unread, true, config.excludedNotificationTypes);
    };
    expect([counted([]), counted([1]), counted([1, 2, 3]), counted([9])]).toEqual([4, 3, 1, 4]);
  });
});
