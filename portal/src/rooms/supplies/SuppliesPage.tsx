import { loadedData } from "@favilla/design-system/data/load.ts";
import { useWideWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import { SuppliesView } from "@favilla/design-system/supplies/SuppliesView.tsx";
import { type ReactNode, useMemo } from "react";
import { Navigate } from "react-router";
import { useListState, useOpened } from "../../platform/pages/useOpened.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useSearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { prefetch, useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "./calls.ts";
import { toSupplyCard } from "./supplyCard.ts";
import { supplyPath } from "./supplyPath.ts";

export const prefetchData = (): void => void prefetch(suppliesQuery);

/** All supplies: `SuppliesView` with data from the servers. `?aperta=…` opens one beside the list, which a narrow window shows on its own page. */
export default function SuppliesPage({ detailOf }: { detailOf: (id: string) => ReactNode }) {
  const title = usePage("supplies");
  const load = useQuery(suppliesQuery);
  const supplies = loadedData(load);
  const cards = useMemo(() => (supplies ?? []).map(toSupplyCard), [supplies]);
  const search = useSearchInAddress();
  const { opened, open } = useOpened();
  const state = useListState();
  const isWide = useWideWindow();
  if (!isWide && opened !== null) return <Navigate replace to={supplyPath(opened)} state={state} />;
  return (
    <SuppliesView
      title={title}
      load={load.state === "Loaded" ? { state: "Loaded", data: cards } : load}
      search={search}
      beside={isWide ? { opened, onOpen: open, detailOf } : undefined}
    />
  );
}
