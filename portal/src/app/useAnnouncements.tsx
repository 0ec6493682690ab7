import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { now } from "../api/now.ts";
import { config } from "../config/config.ts";
import { local, visit } from "../session/storage.ts";
import { isCurrent } from "./announcements.ts";
import { loadChunk } from "./chunk.ts";
import { focusHeading } from "./usePage.ts";

const Announcements = lazy(() =>
  loadChunk("Announcements", () => import("./Announcements.tsx")).then(({ Announcements }) => ({ default: Announcements })),
);

const keyOf = (title: string) => `favilla.dismissed.${title}`;

/** What everybody on this page should know, as long as it isn't closed for the visit; and that a sign-in will not be remembered. */
export function useAnnouncements(): ReactNode {
  const { pathname } = useLocation();
  const [, update] = useState(0);
  const items = config().announcements.filter((item) => isCurrent(item, pathname, now()) && visit.get(keyOf(item.title)) === null);
  const notStored = !local.persistent();
  if (items.length === 0 && !notStored) return null;
  const dismiss = (title: string) => {
    visit.set(keyOf(title), "1");
    update((turn) => turn + 1);
    // The button that was pressed goes away with its announcement.
    focusHeading();
  };
  return (
    <Suspense>
      <Announcements items={items} notStored={notStored} onDismiss={dismiss} />
    </Suspense>
  );
}
