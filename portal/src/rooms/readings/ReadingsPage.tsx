import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { ReadingsView } from "@favilla/design-system/readings/ReadingsView.tsx";
import { readingsToSend } from "@favilla/design-system/readings/readingsToSend.ts";
import { supplyReadings, toSent } from "@favilla/design-system/readings/supplyReadings.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { SupplySearch } from "@favilla/design-system/supplies/SupplySearch.tsx";
import { useMemo } from "react";
import { usePage } from "../../platform/pages/usePage.ts";
import { useSearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { useLatestRealReadings } from "../consumption/useConsumption.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { selfReadingsQuery } from "./calls.ts";
import { enterPath, readingHrefs } from "./paths.ts";
import type { SelfReading } from "./selfReading.ts";
import { useGuide } from "./useGuide.tsx";
import { readingWindowsQuery } from "./windows/calls.ts";
import { useWindowsMoment } from "./windows/useWindowsMoment.ts";

const noSupplies: readonly DetailedSupply[] = [];
const noReadings: readonly SelfReading[] = [];

/** Replaces loaded data by what the view draws of them. */
const drawn = <T,>(load: Load<unknown>, data: T): Load<T> => (load.state === "Loaded" ? { state: "Loaded", data } : load);

/** The readings page: `ReadingsView` with data from the servers. */
export default function ReadingsPage() {
  const title = usePage("selfReading");
  const [supplies, windows, sent] = [useQuery(suppliesQuery), useQuery(readingWindowsQuery), useQuery(selfReadingsQuery)];
  const latest = useLatestRealReadings();
  const { guide, dialogs } = useGuide();
  const moment = useWindowsMoment(loadedData(windows));
  const search = useSearchInAddress();

  const all = loadedData(supplies) ?? noSupplies;
  const [windowRows, latestRows] = [loadedData(windows), loadedData(latest)];
  const sentRows = sent.state === "NoDataFound" ? noReadings : loadedData(sent);
  const known = useMemo(() => ({ windows: windowRows, sent: sentRows, latest: latestRows }), [windowRows, sentRows, latestRows]);
  const cards = useMemo(() => supplyReadings(all, known, moment, readingHrefs), [all, known, moment]);
  const toSend = useMemo(() => readingsToSend(all, known, moment, enterPath), [all, known, moment]);
  const listed = useMemo(
    () => (sentRows ?? noReadings).map((reading) => ({ ...toSent(reading, all), href: readingHrefs.reading(reading.id) })),
    [sentRows, all],
  );
  return (
    <ReadingsView
      {...guide}
      title={title}
      supplies={drawn(supplies, cards)}
      windows={windows}
      latest={latest}
      sent={drawn(sent, listed)}
      toSend={toSend}
      search={(readings, children) => (
        <SupplySearch supplies={readings} {...search}>
          {children}
        </SupplySearch>
      )}
    >
      {dialogs}
    </ReadingsView>
  );
}
