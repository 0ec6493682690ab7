import type { Load } from "@favilla/design-system/data/load.ts";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { SupplyList } from "@favilla/design-system/supplies/SupplyList.tsx";
import { SupplyListSkeleton } from "@favilla/design-system/supplies/SupplyListSkeleton.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import { useErrorWords } from "../../platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import type { SearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { suppliesPageMessages } from "./messages.it.ts";
import type { Supply } from "./supply.ts";
import { toSupplyCard } from "./supplyCard.ts";

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
