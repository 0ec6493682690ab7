import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useSession } from "../../../platform/session/session.ts";
import { markNotification } from "./markNotification.ts";
import { markRead } from "./markRead.ts";
import type { Notification } from "./notification.ts";

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
