import { loadedData } from "@favilla/design-system/data/load.ts";
import { sentWindows } from "@favilla/design-system/readings/selfReading.ts";
import { useMemo } from "react";
import { config } from "../../platform/config/config.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { noticesQuery } from "../../rooms/account/notifications/calls.ts";
import { NotificationsPage } from "../../rooms/account/notifications/NotificationsPage.tsx";
import { readingWindowsQuery } from "../../rooms/readings/windows/calls.ts";

/** The notifications, with the windows of the room of readings if a notification asks for a reading. */
export default function NoticesPage() {
  const asked = loadedData(useQuery(noticesQuery))?.some(({ selfReading }) => selfReading !== null) ?? false;
  const windows = loadedData(useQuery(readingWindowsQuery, inputIf(asked && config().features.readings)));
  return <NotificationsPage sentWindows={useMemo(() => sentWindows(windows ?? []), [windows])} />;
}
