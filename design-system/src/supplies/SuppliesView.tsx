import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { SupplyList } from "./SupplyList.tsx";
import { SupplyListSkeleton } from "./SupplyListSkeleton.tsx";
import { useMessages } from "../theme/messages.ts";
import { useMemo } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import type { SearchInAddress } from "../../../portal/src/platform/pages/useSearchInAddress.ts";
import { suppliesPageMessages } from "./pagesMessages.it.ts";
import type { Supply } from "../../../portal/src/rooms/supplies/supply.ts";
import { toSupplyCard } from "../../../portal/src/rooms/supplies/supplyCard.ts";

/** Number of supplies shown at first, and added by each press. */
const suppliesPerPress = 10;

interface SuppliesViewProps {
  supplies: Load<readonly Supply[]>;
  /** @default a search that starts empty */
  search?: SearchInAddress | undefined;
}

/** All supplies from plain data (SU-01), by address, with a search if there are many. */
export function SuppliesView({ supplies, search }: SuppliesViewProps) {
  const words = useMessages(suppliesPageMessages);
  const { supplies: title } = useMessages(pagesMessages);
  return (
    <>
      <PageHeader title={title} description={words.description} />
      <PanelBoundary>
        <Panel supplies={supplies} search={search} />
      </PanelBoundary>
    </>
  );
}

function Panel({ supplies: load, search }: SuppliesViewProps) {
  const words = useMessages(suppliesPageMessages);
  const errorWords = useErrorWords();
  switch (load.state) {
    case "Unset":
    case "Loading":
      return <SupplyListSkeleton label={words.loading} />;
    case "LoadFailure":
      return <ServerErrorPanel title={words.failed} description={errorWords(load.error)} onRetry={load.retry} />;
    case "NoDataFound":
      return <EmptyState title={words.noneTitle} description={words.noneText} />;
    case "Loaded":
      return <List supplies={load.data} search={search} />;
  }
}

function List({ supplies, search }: { supplies: readonly Supply[] } & Pick<SuppliesViewProps, "search">) {
  const cards = useMemo(() => supplies.map(toSupplyCard), [supplies]);
  return <SupplyList supplies={cards} step={suppliesPerPress} {...search} />;
}
