import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Navigate, useParams } from "react-router";
import { isNotFound } from "../../platform/loading/isNotFound.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { selfReadingQuery } from "./calls.ts";
import { ReadingDetailView, SendAnother } from "@favilla/design-system/readings/ReadingView.tsx";
import { windowToRead } from "./selfReading.ts";
import { readingWindowsQuery } from "./windows/calls.ts";
import { useWindowsMoment } from "./windows/useWindowsMoment.ts";

/** One sent reading. A reading of another customer redirects to the list (RT-15). */
export default function ReadingDetailPage() {
  const { readingDetail: title } = useMessages(pagesMessages);
  const { id = "" } = useParams();
  const load = useQuery(selfReadingQuery, id);
  const supplies = useQuery(suppliesQuery);
  usePage(title);
  if (isNotFound(load)) return <Navigate replace to={hrefTo("selfReading")} />;
  const reading = loadedData(load);
  const names = supplies.state === "Loading" ? ({ state: "Loading" } as const) : load;
  return (
    <ReadingDetailView
      load={names}
      supplies={loadedData(supplies)}
      action={reading?.status === "refused" && <AnotherReading supplyId={reading.supplyId} />}
    />
  );
}

/** A link to send another reading while the window is open. Its data are loaded only for a rejected reading. */
function AnotherReading({ supplyId }: { supplyId: string }) {
  const supply = loadedData(useQuery(suppliesQuery))?.find(({ id }) => id === supplyId);
  const windows = loadedData(useQuery(readingWindowsQuery));
  const moment = useWindowsMoment(windows);
  return supply && windows && windowToRead(supply, windows, moment) ? <SendAnother supplyId={supplyId} /> : null;
}
