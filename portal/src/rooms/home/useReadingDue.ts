import { useEffect, useMemo, useState } from "react";
import { config } from "../../platform/config/config.ts";
import { loaded, toLoad } from "../../platform/loading/load.ts";
import { part } from "../../platform/loading/part.ts";
import { usePrivate } from "../../platform/session/usePrivate.ts";
import { notificationTypes } from "../account/notifications/notification.ts";
import { notificationsQuery } from "../account/notifications/useUnreadCount.ts";
import { useReadingWindows } from "../readings/windows/useReadingWindows.ts";
import { useWindowsMoment } from "../readings/windows/useWindowsMoment.ts";
import type { Supply } from "../supplies/supply.ts";
import { type ReadingDue, readingsDue } from "./readingDue.ts";

/** Loaded with the data, so that it appears with the rest of the page. */
export const reminderPart = part("ReadingReminder", () => import("./ReadingReminder.tsx"));

/** The request for a reading on the home page. */
export interface ReadingRequest {
  /** True until it is known whether a reading is requested, and which readings can be sent. */
  waiting: boolean;
  /** Unread notifications that ask for a reading. Empty if none is requested, or all were sent. */
  unread: readonly { id: string }[];
  /** Readings that can be sent, the earliest last day first. Empty if they could not be loaded. */
  due: readonly ReadingDue[];
}

const isSelfReading = (type: number | null) => notificationTypes.nameOf(type) === "SelfReading";

/**
 * Loads the request for a reading: an unread notification asks for it, and it is not asked for again once the reading was sent. The due dates
 * don't depend on the notification: a reading can be sent until its window ends, also after the reminder was closed (HM-12).
 */
export function useReadingDue(supplies: readonly Supply[] | undefined): ReadingRequest {
  const { readings } = config().features;
  const notifications = toLoad(usePrivate(...notificationsQuery));
  const unread = useMemo(() => {
    const requests = loaded(notifications)?.filter(({ read, notificationType }) => !read && isSelfReading(notificationType));
    return (readings && requests) || [];
  }, [notifications, readings]);
  const asked = unread.length > 0;
  const windows = useReadingWindows(readings);
  const [ready, setReady] = useState(() => reminderPart.loaded() !== undefined);
  useEffect(() => {
    if (asked && !ready) void reminderPart.preload().then(() => setReady(true));
  }, [asked, ready]);
  const loadedWindows = loaded(windows);
  const moment = useWindowsMoment(loadedWindows);
  const due = loadedWindows && supplies && readingsDue(loadedWindows, supplies, moment);
  return {
    waiting: notifications.state === "Loading" || windows.state === "Loading" || (asked && !ready),
    unread: due?.length === 0 ? [] : unread,
    due: due ?? [],
  };
}
