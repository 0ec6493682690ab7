import { useCallback } from "react";
import { useCache } from "../../../platform/query/useCache.ts";
import { noticesQuery } from "./calls.ts";
import { markNotification } from "./markNotification.ts";
import { markRead } from "./markRead.ts";

/** Marks a notification as read. List and header show it at once, and revert it if it could not be stored. */
export function useMarkRead(): (id: string) => Promise<void> {
  const cache = useCache();
  return useCallback(
    (id: string) =>
      markRead(
        (change) => void cache.edit(noticesQuery, change),
        id,
        () => markNotification(id, true),
      ),
    [cache],
  );
}
