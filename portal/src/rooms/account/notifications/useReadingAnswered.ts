import { useCallback } from "react";
import { reportFailure } from "../../../platform/errors/report.ts";
import { useSession } from "../../../platform/session/session.ts";
import { fetchNotices } from "./calls.ts";
import { useMarkRead } from "./useMarkRead.ts";

/** Returns a function that marks the notifications about a self-reading window as read, because its reading was sent. */
export function useReadingAnswered(): (windowId: string | null) => Promise<void> {
  const customerId = useSession()?.customerId;
  const markRead = useMarkRead();
  return useCallback(
    async (windowId) => {
      if (customerId === undefined || windowId === null) return;
      try {
        const asking = (await fetchNotices(customerId)).filter(({ read, selfReading }) => !read && selfReading === windowId);
        await Promise.all(asking.map(({ id }) => markRead(id)));
      } catch (error) {
        // The reading has arrived all the same.
        reportFailure(error, "mark the notification of a sent reading");
      }
    },
    [customerId, markRead],
  );
}
