import { useCallback } from "react";
import { useCache } from "../../../platform/query/useCache.ts";
import { noticesQuery } from "./calls.ts";
import { markNotification } from "./markNotification.ts";

/**
 * Marks a notification as read. List and header show it at once, and revert it if it could not be stored. Not by SWR's `optimisticData` and
 * `rollbackOnError`: of two marks at once they undo both, or neither before the second is answered (AP-47).
 */
export function useMarkRead(): (id: string) => Promise<void> {
  const cache = useCache();
  return useCallback(
    async (id: string) => {
      let before = false;
      const show = (read: boolean) =>
        void cache.edit(noticesQuery, (cached) =>
          cached.map((notice) => {
            if (notice.id !== id) return notice;
            before = notice.read;
            return { ...notice, read };
          }),
        );
      show(true);
      const wasRead = before;
      try {
        await markNotification(id, true);
      } catch (error) {
        show(wasRead);
        throw error;
      }
    },
    [cache],
  );
}
