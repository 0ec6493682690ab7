import { ConsumptionSections } from "@favilla/design-system/consumption/ConsumptionSection.tsx";
import { ConsumptionSkeleton } from "@favilla/design-system/consumption/ConsumptionSkeleton.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "@favilla/design-system/feedback/illustrations/NothingFoundIllustration.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Fragment, type ReactNode, Suspense, useMemo } from "react";
import { useErrorWords } from "../../platform/errors/useErrorWords.ts";
import { part } from "../../platform/loading/part.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import type { SearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { toSupplyCard } from "../supplies/supplyCard.ts";
import { consumptionPageMessages } from "./messages.it.ts";

/** Loaded for a customer with many supplies. */
const searchPart = part("SupplySearch", () => import("@favilla/design-system/supplies/SupplySearch.tsx"));

/** So many sections are shown at once; more are searched. */
const fewSupplies = 10;

export interface ConsumptionsViewProps {
  supplies: Load<readonly Supply[]>;
  /** Renders the section of a supply. */
  section: (supply: Supply) => ReactNode;
  /** @default a search that starts empty */
  search?: SearchInAddress | undefined;
}

/** All consumption from plain data (CS-01): a section for each supply, ten at a time, with a search if there are many. */
export function ConsumptionsView(props: ConsumptionsViewProps) {
  const { consumptions: title } = useMessages(pagesMessages);
  return (
    <>
      <PageHeader title={title} />
      <PanelBoundary>
        <Sections {...props} />
      </PanelBoundary>
    </>
  );
}

function Sections({ supplies, section, search }: ConsumptionsViewProps) {
  const words = useMessages(consumptionPageMessages);
  const errorWords = useErrorWords();
  switch (supplies.state) {
    case "Unset":
    case "Loading":
      return <ConsumptionSkeleton label={words.loading} />;
    case "LoadFailure":
      return <ServerErrorPanel title={words.failed} description={errorWords(supplies.error)} onRetry={supplies.retry} />;
    case "NoDataFound":
      return <None />;
    case "Loaded": {
      const metered = supplies.data.filter(({ commodity }) => commodity !== "tv" && commodity !== "services");
      return metered.length === 0 ? <None /> : <List supplies={metered} section={section} search={search} />;
    }
  }
}

function None() {
  const words = useMessages(consumptionPageMessages);
  return <EmptyState illustration={<NothingFoundIllustration />} title={words.noneTitle} description={words.noneText} />;
}

const buttonOf = (frame: HTMLElement, index: number) =>
  frame.querySelectorAll("[data-status]")[index]?.querySelector<HTMLElement>("button");

function List({ supplies, section, search }: Omit<ConsumptionsViewProps, "supplies"> & { supplies: readonly Supply[] }) {
  const findable = useMemo(() => supplies.map((supply) => ({ ...toSupplyCard(supply), supply })), [supplies]);
  const sections = (shown: Readonly<typeof findable>) => (
    <ConsumptionSections openItem={supplies[0]?.id}>
      {shown.map(({ id, supply }) => (
        <Fragment key={id}>{section(supply)}</Fragment>
      ))}
    </ConsumptionSections>
  );
  if (findable.length <= fewSupplies) return sections(findable);
  return (
    <Suspense fallback={<ConsumptionSkeleton />}>
      <searchPart.Component supplies={findable} findItem={buttonOf} {...search}>
        {sections}
      </searchPart.Component>
    </Suspense>
  );
}
