import { Fragment, type ReactNode } from "react";
import type { Commodity } from "../data/commodity.ts";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { ConsumptionSections, sectionTrigger } from "./ConsumptionSection.tsx";
import { ConsumptionSkeleton } from "./ConsumptionSkeleton.tsx";
import { consumptionPageMessages } from "./pageMessages.it.ts";

/** So many sections are shown at once; more are searched. */
const fewSupplies = 10;

/** Facts of a supply that the page itself uses. */
export interface SupplyOfConsumption {
  readonly id: string;
  readonly commodity: Commodity;
}

export interface ConsumptionsViewProps<Supply extends SupplyOfConsumption> extends Pick<PageHeaderProps, "title" | "back"> {
  /** All supplies in display order. Those without a meter, such as a television licence, have no section. */
  supplies: Load<readonly Supply[]>;
  /** True if the next bill stands below the figures of a supply: its place is kept while the supplies load. @default false */
  outlook?: boolean | undefined;
  /** Draws the section of a supply: a `SupplyConsumptionView`. */
  section: (supply: Supply) => ReactNode;
  /**
   * Draws the sections of the supplies that a search finds, where there are more than ten: a `SupplySearch` with these supplies, content and
   * `findItem`. @default all sections, without a search
   */
  search?:
    | ((
        supplies: readonly Supply[],
        sections: (shown: readonly Supply[]) => ReactNode,
        findItem: (frame: HTMLElement, index: number) => HTMLElement | null | undefined,
      ) => ReactNode)
    | undefined;
}

/** The page of all consumption (CS-01): a section for each supply that has a meter, the first one open, with a search if there are many. */
export function ConsumptionsView<Supply extends SupplyOfConsumption>({
  title,
  back,
  supplies,
  outlook,
  ...rest
}: ConsumptionsViewProps<Supply>) {
  const words = useMessages(consumptionPageMessages);
  const none = <EmptyState illustration={<NothingFoundIllustration />} title={words.noneTitle} description={words.noneText} />;
  return (
    <>
      <PageHeader title={title} back={back} />
      <PanelBoundary>
        <Loaded
          load={supplies}
          loading={<ConsumptionSkeleton label={words.loading} outlook={outlook} />}
          empty={none}
          failedTitle={words.failed}
        >
          {(all) => {
            const metered = all.filter(({ commodity }) => commodity !== "tv" && commodity !== "services");
            return metered.length === 0 ? none : <Sections {...rest} supplies={metered} />;
          }}
        </Loaded>
      </PanelBoundary>
    </>
  );
}

interface SectionsProps<Supply extends SupplyOfConsumption> extends Pick<ConsumptionsViewProps<Supply>, "section" | "search"> {
  supplies: readonly Supply[];
}

function Sections<Supply extends SupplyOfConsumption>({ supplies, section, search }: SectionsProps<Supply>) {
  const sections = (shown: readonly Supply[]) => (
    <ConsumptionSections openItem={supplies[0]?.id}>
      {shown.map((supply) => (
        <Fragment key={supply.id}>{section(supply)}</Fragment>
      ))}
    </ConsumptionSections>
  );
  return search && supplies.length > fewSupplies ? search(supplies, sections, sectionTrigger) : sections(supplies);
}
