import { useCallback } from "react";
import { useCache } from "../../../platform/session/useCache.ts";
import { markNotification } from "./markNotification.ts";
import { markRead } from "./markRead.ts";
import type { Notification } from "./notification.ts";

/** Marks a notification as read. List and header show it at once, and revert it if it could not be stored. */
export function useMarkRead(): (id: string) => Promise<void> {
  const cache = useCache();
  return useCallback(
    (id: string) => {
      const edit = (change: (cached: Notification[]) => Notification[]) => {
        for (const name of ["notices", "notifications"]) void cache.edit(name, change);
      };
      return markRead(edit, id, () => markNotification(id, true));
    },
    [cache],
  );
}
