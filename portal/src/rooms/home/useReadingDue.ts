import { useMemo } from "react";
import { config } from "../../platform/config/config.ts";
import { loaded, toLoad } from "../../platform/loading/load.ts";
import { part } from "../../platform/loading/part.ts";
import { usePrivate } from "../../platform/session/usePrivate.ts";
import { notificationTypes } from "../account/notifications/notification.ts";
import { notificationsQuery } from "../account/notifications/useUnreadCount.ts";
import type { Supply } from "../supplies/supply.ts";
import type { ReadingDue, Readings } from "./readingDue.ts";

/** Loaded only while a reading is requested. */
const readingPart = part("readingDue", () => import("./readingDue.ts"));
/** Loaded with the data, so that it appears with the rest of the page. */
export const reminderPart = part("ReadingReminder", () => import("./ReadingReminder.tsx"));

/** The request for a reading on the home page. */
export interface ReadingRequest {
  /** True until it is known whether a reading is requested. */
  waiting: boolean;
  /** Unread notifications that ask for a reading. Empty if none is requested, or all were sent. */
  unread: readonly { id: string }[];
  /** Readings that can be sent, the earliest last day first. Empty if they could not be loaded. */
  due: readonly ReadingDue[];
}

const isSelfReading = (type: number | null) => notificationTypes.nameOf(type) === "SelfReading";

/** Loads the request for a reading: an unread notification asks for it, and it is not asked for again once the reading was sent. */
export function useReadingDue(supplies: readonly Supply[] | undefined): ReadingRequest {
  const notifications = toLoad(usePrivate(...notificationsQuery));
  const unread = useMemo(() => {
    const requests = loaded(notifications)?.filter(({ read, notificationType }) => !read && isSelfReading(notificationType));
    return (config().features.readings && requests) || [];
  }, [notifications]);
  const readings = toLoad(
    usePrivate<Readings>(
      "readingRequest",
      async (customerId, _query, signal) => {
        const [{ fetchReadings }] = await Promise.all([readingPart.load(), reminderPart.preload()]);
        return fetchReadings(customerId, signal);
      },
      unread.length > 0 ? undefined : null,
    ),
  );
  const loadedReadings = loaded(readings);
  const due = loadedReadings && supplies && (readingPart.loaded()?.readingsDue(loadedReadings, supplies) ?? []);
  return {
    waiting: notifications.state === "Loading" || (unread.length > 0 && readings.state === "Loading"),
    unread: due?.length === 0 ? [] : unread,
    due: due ?? [],
  };
}
