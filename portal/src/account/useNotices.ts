import { fetchNotices } from "../api/notifications.ts";
import { type Load, toLoad } from "../app/load.ts";
import { usePrivate } from "../session/usePrivate.ts";
import type { Notice } from "./notice.ts";

/** All notifications, newest first. */
export const useNotices = (): Load<Notice[]> =>
  toLoad(
    usePrivate("notices", (customerId, _query, signal) => fetchNotices(customerId, signal)),
    (notices) => notices.length === 0,
  );
