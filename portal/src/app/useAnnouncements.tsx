import { lazy, type ReactNode, Suspense, useState } from "react";
import { now } from "../api/now.ts";
import { config } from "../config/config.ts";
import { takeFarewell } from "../session/leave.ts";
import { local, visit } from "../session/storage.ts";
import { isCurrent } from "./announcements.ts";
import { loadChunk } from "./chunk.ts";
import { useLocation } from "./router.tsx";
import { focusHeading } from "./usePage.ts";
import { useTaken } from "./useTaken.ts";

const Announcements = lazy(() =>
  loadChunk("Announcements", () => import("./Announcements.tsx")).then(({ Announcements }) => ({ default: Announcements })),
);

const keyOf = (title: string) => `favilla.dismissed.${title}`;

const accountDeleted = takeFarewell();

/**
 * What everybody on this page should know, as long as it isn't closed for the visit; that a sign-in will not be remembered; and to
 * whoever has just deleted their account, that it is so.
 */
export function useAnnouncements(): ReactNode {
  const { pathname } = useLocation();
  const [, update] = useState(0);
  const taken = useTaken();
  const items = config().announcements.filter((item) => isCurrent(item, pathname, now()) && visit.get(keyOf(item.title)) === null);
  const notStored = !local.persistent();
  const deleted = accountDeleted && pathname === "/login";
  if (!taken || (items.length === 0 && !notStored && !deleted)) return null;
  const dismiss = (title: string) => {
    visit.set(keyOf(title), "1");
    update((turn) => turn + 1);
    // The button that was pressed goes away with its announcement.
    focusHeading();
  };
  return (
    <Suspense>
      <Announcements items={items} notStored={notStored} deleted={deleted} onDismiss={dismiss} />
    </Suspense>
  );
}
