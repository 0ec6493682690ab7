import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { ReadingView } from "@favilla/design-system/readings/ReadingView.tsx";
import { windowToRead } from "@favilla/design-system/readings/selfReading.ts";
import { toSent } from "@favilla/design-system/readings/supplyReadings.ts";
import { Navigate, useParams } from "react-router";
import { isNotFound } from "../../platform/loading/isNotFound.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { usePageLink } from "../../platform/pages/usePageLink.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { selfReadingQuery } from "./calls.ts";
import { enterPath } from "./paths.ts";
import type { SelfReading } from "./selfReading.ts";
import { readingWindowsQuery } from "./windows/calls.ts";
import { useWindowsMoment } from "./windows/useWindowsMoment.ts";

/** One sent reading: `ReadingView` with data from the servers. A reading of another customer redirects to the list (RT-15). */
export default function ReadingDetailPage() {
  const title = usePage("readingDetail");
  const back = usePageLink("selfReading");
  const { id = "" } = useParams();
  const load = useQuery(selfReadingQuery, id);
  const supplies = useQuery(suppliesQuery);
  const reading = loadedData(load);
  const anotherHref = useAnotherReading(reading);
  if (isNotFound(load)) return <Navigate replace to={hrefTo("selfReading")} />;
  const { reason, decidedAt, type } = reading ?? {};
  const shown = { reason, decidedAt, cycle: type === "SWITCH" ? "switch" : "periodic" } as const;
  return (
    <ReadingView
      title={title}
      back={back}
      load={
        supplies.state !== "Loading" && reading
          ? { state: "Loaded", data: { ...toSent(reading, loadedData(supplies)), ...shown } }
          : waiting(load)
      }
      anotherHref={anotherHref}
    />
  );
}

const waiting = (load: Load<unknown>): Load<never> => (load.state === "LoadFailure" ? load : { state: "Loading" });

/** Returns the address for another reading of the same supply, while its window is open. The windows are loaded only for a rejected reading. */
function useAnotherReading(reading: SelfReading | undefined): string | undefined {
  const isRefused = reading?.status === "refused";
  const supply = loadedData(useQuery(suppliesQuery))?.find(({ id }) => id === reading?.supplyId);
  const windows = loadedData(useQuery(readingWindowsQuery, inputIf(isRefused)));
  const moment = useWindowsMoment(windows);
  return isRefused && supply && windows && windowToRead(supply, windows, moment) ? enterPath(supply.id) : undefined;
}
