import { loadedData } from "@favilla/design-system/data/load.ts";
import { useWideWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import { SuppliesView, suppliesInTable } from "@favilla/design-system/supplies/SuppliesView.tsx";
import type { SupplyListProps } from "@favilla/design-system/supplies/SupplyList.tsx";
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

interface SuppliesPageProps {
  detailOf: (id: string) => ReactNode;
  table: (props: SuppliesTableSlot) => ReactNode;
}

/** Props of a table of many supplies. */
export type SuppliesTableSlot = Pick<SupplyListProps, "supplies" | "defaultQuery" | "onQuery">;

/**
 * All supplies: `SuppliesView` with data from the servers. `?aperta=…` opens one beside the list, which a narrow window and the table of many
 * show on its own page.
 */
export default function SuppliesPage({ detailOf, table }: SuppliesPageProps) {
  const title = usePage("supplies");
  const load = useQuery(suppliesQuery);
  const supplies = loadedData(load);
  const cards = useMemo(() => (supplies ?? []).map(toSupplyCard), [supplies]);
  const search = useSearchInAddress();
  const { opened, open } = useOpened();
  const state = useListState();
  const isWide = useWideWindow();
  const isTable = isWide && cards.length >= suppliesInTable;
  if (opened !== null && isTable) return <Navigate replace to={supplyPath(opened)} />;
  if (!isWide && opened !== null) return <Navigate replace to={supplyPath(opened)} state={state} />;
  return (
    <SuppliesView
      title={title}
      load={load.state === "Loaded" ? { state: "Loaded", data: cards } : load}
      search={search}
      beside={isWide ? { opened, onOpen: open, detailOf } : undefined}
      table={isWide ? (shown) => table({ supplies: shown, ...search }) : undefined}
    />
  );
}
