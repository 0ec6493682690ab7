import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { fetchNotices } from "./calls.ts";
import type { Notice } from "./notice.ts";

/** Loads all notifications, newest first. */
export const useNotices = (): Load<Notice[]> =>
  toLoad(
    usePrivate("notices", (customerId, _query, signal) => fetchNotices(customerId, signal)),
    (notices) => notices.length === 0,
  );
