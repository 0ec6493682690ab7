import { noticeKind } from "@favilla/design-system/account/notice.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import type { ReadingDue } from "@favilla/design-system/home/due.ts";
import { readingsDue } from "@favilla/design-system/home/readingsDue.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useEffect, useMemo, useState } from "react";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { noticesQuery } from "../account/notifications/calls.ts";
import { readingWindowsQuery } from "../readings/windows/calls.ts";
import { useWindowsMoment } from "../readings/windows/useWindowsMoment.ts";

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

/**
 * Loads the request for a reading: an unread notification asks for it, and it is not asked for again once the reading was sent. The due dates
 * don't depend on the notification: a reading can be sent until its window ends, also after the reminder was closed (HM-12).
 */
export function useReadingDue(supplies: readonly Supply[] | undefined): ReadingRequest {
  const { readings } = config().features;
  const notifications = useQuery(noticesQuery);
  const unread = useMemo(() => {
    const requests = loadedData(notifications)?.filter((notice) => !notice.read && noticeKind(notice) === "selfReading");
    return (readings && requests) || [];
  }, [notifications, readings]);
  const asked = unread.length > 0;
  const windows = useQuery(readingWindowsQuery, inputIf(readings));
  const [ready, setReady] = useState(() => reminderPart.loaded() !== undefined);
  useEffect(() => {
    if (asked && !ready) void reminderPart.preload().then(() => setReady(true));
  }, [asked, ready]);
  const loadedWindows = loadedData(windows);
  const moment = useWindowsMoment(loadedWindows);
  const due = loadedWindows && supplies && readingsDue(loadedWindows, supplies, moment);
  return {
    waiting: notifications.state === "Loading" || windows.state === "Loading" || (asked && !ready),
    unread: due?.length === 0 ? [] : unread,
    due: due ?? [],
  };
}
