import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useSearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { useLatestRealReadings } from "../consumption/useConsumption.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { selfReadingsQuery } from "./calls.ts";
import { ReadingsView } from "@favilla/design-system/readings/ReadingsView.tsx";
import { useGuide } from "./useGuide.tsx";
import { readingWindowsQuery } from "./windows/calls.ts";
import { useWindowsMoment } from "./windows/useWindowsMoment.ts";

/** The readings page: `ReadingsView` with data from the servers. */
export default function ReadingsPage() {
  const { selfReading: title } = useMessages(pagesMessages);
  const supplies = useQuery(suppliesQuery);
  const windows = useQuery(readingWindowsQuery);
  const sent = useQuery(selfReadingsQuery);
  const latest = useLatestRealReadings();
  const { guide, dialogs } = useGuide();
  const moment = useWindowsMoment(loadedData(windows));
  const search = useSearchInAddress();
  usePage(title);
  return (
    <ReadingsView {...guide} search={search} supplies={supplies} windows={windows} sent={sent} latest={latest} now={moment}>
      {dialogs}
    </ReadingsView>
  );
}
