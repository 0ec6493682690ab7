import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { fetchNotices, markNotification } from "../api/notifications.ts";
import { type Load, toLoad } from "../app/load.ts";
import { useSession } from "../session/session.ts";
import { usePrivate } from "../session/usePrivate.ts";
import { markRead, type Notice } from "./notice.ts";
import type { Notification } from "./notification.ts";

/** All notifications, newest first. */
export const useNotices = (): Load<Notice[]> =>
  toLoad(
    usePrivate("notices", (customerId, _query, signal) => fetchNotices(customerId, signal)),
    (notices) => notices.length === 0,
  );

/** Marks a notification as read: list and header's count show it at once, and take it back where it could not be stored. */
export function useMarkRead(): (id: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  const customerId = useSession()?.customerId;
  return useCallback(
    (id: string) => {
      const edit = (change: (known: Notification[]) => Notification[]) => {
        for (const name of ["notices", "notifications"])
          void mutate<Notification[]>([name, customerId, undefined], (known) => known && change(known), { revalidate: false });
      };
      return markRead(edit, id, () => markNotification(id, true));
    },
    [mutate, customerId],
  );
}
