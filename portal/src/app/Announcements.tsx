import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { AnnouncementBanner } from "@favilla/design-system/feedback/AnnouncementBanner.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { now } from "../api/now.ts";
import { config } from "../config/config.ts";
import { local, visit } from "../session/storage.ts";
import { isCurrent } from "./announcements.ts";
import { appMessages } from "./messages.it.ts";

const key = "favilla.dismissed";
const keyOf = (title: string) => `${key}.${title}`;

/** What everybody on this page should know; closed for the visit. And, where it is so, that the sign-in will not be remembered. */
export function Announcements() {
  const words = useMessages(appMessages);
  const { pathname } = useLocation();
  const [, update] = useState(0);
  const shown = config().announcements.filter((item) => isCurrent(item, pathname, now()) && visit.get(keyOf(item.title)) === null);
  const dismiss = (title: string) => {
    visit.set(keyOf(title), "1");
    update((turn) => turn + 1);
  };
  if (shown.length === 0 && local.persistent()) return null;
  return (
    <>
      {shown.map(({ title, text, severity }) => (
        <AnnouncementBanner key={title} title={title} text={text} severity={severity} onDismiss={() => dismiss(title)} />
      ))}
      {!local.persistent() && (
        <Alert tone="warning" title={words.notStored}>
          {words.notStoredText}
        </Alert>
      )}
    </>
  );
}
