import type { Notice } from "@favilla/design-system/account/notice.ts";
import { ReadingTeaser } from "@favilla/design-system/readings/ReadingTeaser.tsx";
import { report } from "../../platform/errors/report.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { focusHeading } from "../../platform/pages/usePage.ts";
import { useMarkRead } from "../account/notifications/useMarkRead.ts";

interface ReadingReminderProps {
  unread: readonly Pick<Notice, "id">[];
  /** Last day on which the reading can be sent. Undefined if it is not known. */
  day: string | undefined;
  /** One row instead of a panel, because something must be paid. */
  slim: boolean;
}

/** Reminds the customer that a gas reading can be sent. Opening or closing it marks its notifications as read (HM-01). */
export function ReadingReminder({ unread, day, slim }: ReadingReminderProps) {
  const markRead = useMarkRead();
  const read = () => {
    for (const { id } of unread) {
      markRead(id).catch((error: unknown) => report("Api", { what: "notification could not be marked as read", error }));
    }
  };
  const close = () => {
    read();
    // The pressed button disappears with the banner.
    focusHeading();
  };
  return <ReadingTeaser href={hrefTo("selfReading")} until={day} slim={slim} onOpen={read} onClose={close} />;
}
