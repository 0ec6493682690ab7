import { ReadingTeaser } from "@favilla/design-system/readings/ReadingTeaser.tsx";
import { reportFailure } from "../../platform/errors/report.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { focusHeading } from "../../platform/pages/usePage.ts";
import type { Notification } from "../account/notifications/notification.ts";
import { useMarkRead } from "../account/notifications/useMarkRead.ts";

/** Reminds the customer that a gas reading can be sent. Opening or closing it marks its notifications as read (HM-01). */
export function ReadingReminder({ unread }: { unread: readonly Pick<Notification, "id">[] }) {
  const markRead = useMarkRead();
  const read = () => {
    for (const { id } of unread) {
      markRead(id).catch((error: unknown) => reportFailure(error, "notification could not be marked as read"));
    }
  };
  const close = () => {
    read();
    // The pressed button disappears with the banner.
    focusHeading();
  };
  return <ReadingTeaser href={hrefTo("selfReading")} onOpen={read} onClose={close} />;
}
