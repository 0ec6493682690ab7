import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { ReadingEntryView } from "@favilla/design-system/readings/ReadingEntryView.tsx";
import { supplyToRead } from "@favilla/design-system/readings/selfReading.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { supplyQuery } from "../paths.ts";
import type { SelfReading } from "../selfReading.ts";
import { useGuide } from "../useGuide.tsx";
import { readingWindowsQuery } from "../windows/calls.ts";
import { useWindowsMoment } from "../windows/useWindowsMoment.ts";
import { EnterReading } from "./EnterReading.tsx";

const isKnown = ({ state }: Load<unknown>) => state === "Loaded" || state === "NoDataFound";

/** The page for entering a reading of a supply with an open window. Otherwise it redirects to the readings (SR-12). */
export function EnterReadingPage({ onSent }: { onSent: (reading: SelfReading) => void }) {
  const title = usePage("enterReading");
  const back = usePageLink("selfReading");
  const [query] = useSearchParams();
  const id = query.get(supplyQuery);
  const supplies = useQuery(suppliesQuery);
  const windows = useQuery(readingWindowsQuery);
  const { guide, dialogs } = useGuide();
  // The supply stays the same even if the window ends meanwhile: the typed values are kept, and the server rejects them.
  const [chosen, setChosen] = useState<DetailedSupply>();

  const found = supplyToRead(loadedData(supplies) ?? [], loadedData(windows) ?? [], id, useWindowsMoment(loadedData(windows)));
  const supply = chosen && (id === null || chosen.id === id) ? chosen : found;
  if (supply && supply !== chosen) setChosen(supply);
  const frame = { ...guide, title, back, readingsHref: back.href, children: dialogs };
  if (supply) return <EnterReading key={supply.id} supply={supply} frame={frame} onSent={onSent} />;
  if (isKnown(supplies) && isKnown(windows)) return <Navigate replace to={hrefTo("selfReading")} />;
  const load = [supplies, windows].find((load) => load.state === "LoadFailure") ?? ({ state: "Loading" } as const);
  return <ReadingEntryView {...frame} load={load} />;
}
