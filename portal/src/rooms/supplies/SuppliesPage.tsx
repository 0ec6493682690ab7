import { loadedData } from "@favilla/design-system/data/load.ts";
import { SuppliesView } from "@favilla/design-system/supplies/SuppliesView.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useSearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { prefetch, useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "./calls.ts";
import { toSupplyCard } from "./supplyCard.ts";

export const prefetchData = (): void => void prefetch(suppliesQuery);

/** All supplies: `SuppliesView` with data from the servers. */
export default function SuppliesPage() {
  const { supplies: title } = useMessages(pagesMessages);
  usePage(title);
  const load = useQuery(suppliesQuery);
  const supplies = loadedData(load);
  const cards = useMemo(() => (supplies ?? []).map(toSupplyCard), [supplies]);
  return (
    <SuppliesView title={title} load={load.state === "Loaded" ? { state: "Loaded", data: cards } : load} search={useSearchInAddress()} />
  );
}
