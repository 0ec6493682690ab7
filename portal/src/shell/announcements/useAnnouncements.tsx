import { useHydrated } from "@favilla/design-system/theme/useHydrated.ts";
import { type ReactNode, Suspense, useState } from "react";
import { useLocation, useMatch, useSearchParams } from "react-router";
import { type Announcement, config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { paths } from "../../platform/pages/paths.ts";
import { focusHeading } from "../../platform/pages/usePage.ts";
import { useSignInReason } from "../../platform/session/signInReason.ts";
import { local, visit } from "../../platform/session/storage.ts";
import { useMoment } from "../../platform/time/useMoment.ts";
import { loaders } from "../loaders.ts";

/** Optional: the page below is worth more than a notice above it, and the page that would show the failure has notices itself. */
const announcementsPart = part("Announcements", () => loaders().announcements(), { optional: true });

/** Tells whether an announcement applies to this page now. Both ends of its period are included. */
export function isCurrent({ from, to, pages }: Announcement, pathname: string, now: Date): boolean {
  const time = now.getTime();
  const begun = from === null || Date.parse(from) <= time;
  const over = to !== null && Date.parse(to) < time;
  return begun && !over && pages.some((page) => page === "*" || page === pathname);
}

const keyOf = (title: string) => `favilla.dismissed.${title}`;

/**
 * Returns the messages above a page: announcements that were not closed during this visit, that the browser can't remember a sign-in, and
 * on the sign-in page why it opened.
 */
export function useAnnouncements(): ReactNode {
  const { pathname } = useLocation();
  const [, update] = useState(0);
  const hydrated = useHydrated();
  const { announcements } = config();
  const moment = useMoment(announcements.flatMap(({ from, to }) => [from, to].filter((bound) => bound !== null)));
  const items = announcements.filter((item) => isCurrent(item, pathname, moment) && visit.get(keyOf(item.title)) === null);
  const notStored = !local.persistent();
  const storedReason = useSignInReason();
  const reason = useMatch(paths.login) ? storedReason : undefined;
  const back = useSearchParams()[0].has("redirectTo");
  if (!hydrated || (items.length === 0 && !notStored && !reason)) return null;
  const dismiss = (title: string) => {
    visit.set(keyOf(title), "1");
    update((turn) => turn + 1);
    // The pressed button disappears with its announcement.
    focusHeading();
  };
  return (
    <Suspense>
      <announcementsPart.Component items={items} notStored={notStored} reason={reason} back={back} onDismiss={dismiss} />
    </Suspense>
  );
}
