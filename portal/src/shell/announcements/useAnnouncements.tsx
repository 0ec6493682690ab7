import { type ReactNode, Suspense, useState } from "react";
import { useLocation, useMatch, useSearchParams } from "react-router";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { useTaken } from "../../platform/loading/useTaken.ts";
import { paths } from "../../platform/pages/paths.ts";
import { focusHeading } from "../../platform/pages/usePage.ts";
import { useFarewell } from "../../platform/session/farewell.ts";
import { local, visit } from "../../platform/session/storage.ts";
import { now } from "../../platform/time/now.ts";
import { isCurrent } from "./announcements.ts";

const announcementsPart = part("Announcements", () => import("./Announcements.tsx"));

const keyOf = (title: string) => `favilla.dismissed.${title}`;

/**
 * Returns the messages above a page: announcements that were not closed during this visit, that the browser can't remember a sign-in, and
 * on the sign-in page why it opened.
 */
export function useAnnouncements(): ReactNode {
  const { pathname } = useLocation();
  const [, update] = useState(0);
  const taken = useTaken();
  const items = config().announcements.filter((item) => isCurrent(item, pathname, now()) && visit.get(keyOf(item.title)) === null);
  const notStored = !local.persistent();
  const said = useFarewell();
  const farewell = useMatch(paths.login) ? said : undefined;
  const back = useSearchParams()[0].has("redirectTo");
  if (!taken || (items.length === 0 && !notStored && !farewell)) return null;
  const dismiss = (title: string) => {
    visit.set(keyOf(title), "1");
    update((turn) => turn + 1);
    // The pressed button disappears with its announcement.
    focusHeading();
  };
  return (
    <Suspense>
      <announcementsPart.Component items={items} notStored={notStored} farewell={farewell} back={back} onDismiss={dismiss} />
    </Suspense>
  );
}
