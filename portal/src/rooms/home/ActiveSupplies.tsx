import { formatNumber } from "@favilla/design-system/data/format.ts";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Grid, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { SupplyCard } from "@favilla/design-system/supplies/SupplyCard.tsx";
import { SupplyCarousel } from "@favilla/design-system/supplies/SupplyCarousel.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useErrorWords } from "../../platform/errors/useErrorWords.ts";
import type { Load } from "../../platform/loading/load.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import type { Supply } from "../supplies/supply.ts";
import { toSupplyCard } from "../supplies/supplyCard.ts";
import { homeMessages } from "./messages.it.ts";

export interface ActiveSuppliesProps {
  supplies: Load<readonly Supply[]>;
}

/** The active supplies: a carousel on a phone, a grid of cards on a desktop. */
export function ActiveSupplies({ supplies }: ActiveSuppliesProps) {
  const words = useMessages(homeMessages);
  return (
    <Stack as="section" gap={4}>
      <Heading headingLevel={2}>{words.activeSupplies}</Heading>
      <Panel load={supplies} />
    </Stack>
  );
}

function Panel({ load }: { load: Load<readonly Supply[]> }) {
  const words = useMessages(homeMessages);
  const errorWords = useErrorWords();
  switch (load.state) {
    case "Unset":
    case "Loading":
      return (
        <SkeletonGroup label={words.loadingSupplies}>
          <Grid>
            <Skeleton shape="control" height="13rem" />
            <Skeleton shape="control" height="13rem" />
          </Grid>
        </SkeletonGroup>
      );
    case "LoadFailure":
      return <ServerErrorPanel headingLevel={3} title={words.suppliesFailed} description={errorWords(load.error)} onRetry={load.retry} />;
    case "NoDataFound":
      return <NoActive />;
    case "Loaded": {
      const active = load.data.filter(({ status }) => status === "active");
      return active.length === 0 ? <NoActive /> : <Cards supplies={active} />;
    }
  }
}

function NoActive() {
  const words = useMessages(homeMessages);
  return <EmptyState headingLevel={3} title={words.noSuppliesTitle} description={words.noSuppliesText} />;
}

/** Maximum number of supplies shown, because an administrator may have hundreds. A link leads to the others. */
const shown = 6;

function Cards({ supplies }: { supplies: readonly Supply[] }) {
  const { activeSupplies, allSupplies } = useMessages(homeMessages);
  return (
    <>
      <SupplyCarousel label={activeSupplies}>
        {supplies.slice(0, shown).map((supply) => (
          <SupplyCard key={supply.id} {...toSupplyCard(supply)} />
        ))}
      </SupplyCarousel>
      {supplies.length > shown && (
        <Link href={hrefTo("supplies")} icon="arrow">
          {fill(allSupplies, { count: formatNumber(supplies.length) })}
        </Link>
      )}
    </>
  );
}
