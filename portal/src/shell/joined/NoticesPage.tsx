import { useMemo } from "react";
import { config } from "../../platform/config/config.ts";
import { loaded } from "../../platform/loading/load.ts";
import { NotificationsPage } from "../../rooms/account/notifications/NotificationsPage.tsx";
import { useNotices } from "../../rooms/account/notifications/useNotices.ts";
import { useReadingWindows } from "../../rooms/readings/windows/useReadingWindows.ts";
import { sentWindows } from "../../rooms/readings/windows/window.ts";

/** The notifications, with the windows of the room of readings if a notification asks for a reading. */
export default function NoticesPage() {
  const asked = loaded(useNotices())?.some(({ selfReading }) => selfReading !== null) ?? false;
  const windows = loaded(useReadingWindows(asked && config().features.readings));
  return <NotificationsPage sentWindows={useMemo(() => sentWindows(windows ?? []), [windows])} />;
}
