import { ReadingTeaser } from "@favilla/design-system/readings/ReadingTeaser.tsx";
import type { Notification } from "../account/notification.ts";
import { useMarkRead } from "../account/useMarkRead.ts";
import { report } from "../api/report.ts";
import { hrefTo } from "../app/paths.ts";
import { focusHeading } from "../app/usePage.ts";

/** Says that a gas reading can be sent. Pressed or closed, its notifications are read (spec §4). */
export function ReadingReminder({ unread }: { unread: readonly Pick<Notification, "id">[] }) {
  const markRead = useMarkRead();
  const read = () => {
    for (const { id } of unread) {
      markRead(id).catch((error: unknown) => report("Api", { what: "notification could not be marked as read", error }));
    }
  };
  const close = () => {
    read();
    // The button that was pressed goes away with the banner.
    focusHeading();
  };
  return <ReadingTeaser href={hrefTo("selfReading")} onOpen={read} onClose={close} />;
}
