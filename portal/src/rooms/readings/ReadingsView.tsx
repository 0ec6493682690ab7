import { Button } from "@favilla/design-system/actions/Button.tsx";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "@favilla/design-system/feedback/illustrations/NothingFoundIllustration.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Grid, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { ReadingCard } from "@favilla/design-system/readings/ReadingCard.tsx";
import { SupplySearch } from "@favilla/design-system/supplies/SupplySearch.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, useMemo } from "react";
import { useErrorWords } from "../../platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import type { SearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import type { LatestReading } from "../consumption/consumption.ts";
import type { DetailedSupply } from "../supplies/supplyDetail.ts";
import { Guide, type GuideProps } from "./Guide.tsx";
import { History } from "./History.tsx";
import { readingsPageMessages } from "./messages.it.ts";
import { ReadingsToDo } from "./ReadingsToDo.tsx";
import { toCards } from "./readingCard.ts";
import { readingsToDo } from "./readingsToDo.ts";
import type { SelfReading } from "./selfReading.ts";
import type { SelfReadingWindow } from "./windows/window.ts";

export interface ReadingsViewProps extends GuideProps {
  supplies: Load<readonly DetailedSupply[]>;
  windows: Load<readonly SelfReadingWindow[]>;
  /** Sent readings, newest first. */
  sent: Load<readonly SelfReading[]>;
  /** Latest readings that are not estimates, by supply. */
  latest: Load<ReadonlyMap<string, LatestReading>>;
  now: Date;
  /** @default a search that starts empty */
  search?: SearchInAddress | undefined;
  /** Elements above the page. */
  children?: ReactNode;
}

/** The readings page from plain data (SR-02, SR-11): each supply's window, and the sent readings. Each panel fails separately. */
export function ReadingsView({ guideLoading, onGuide, children, ...props }: ReadingsViewProps) {
  const words = useMessages(readingsPageMessages);
  const { selfReading: title } = useMessages(pagesMessages);
  const hasGas = loadedData(props.supplies)?.some(({ commodity }) => commodity === "gas");
  return (
    <>
      <PageHeader title={title} description={words.description} action={<Guide guideLoading={guideLoading} onGuide={onGuide} />} />
      <Stack gap={8}>
        <PanelBoundary>
          <Supplies {...props} />
        </PanelBoundary>
        {!cardsComing(props) && (hasGas || props.sent.state === "Loaded") && (
          <PanelBoundary>
            <History sent={props.sent} supplies={loadedData(props.supplies)} />
          </PanelBoundary>
        )}
      </Stack>
      {children}
    </>
  );
}

type SuppliesProps = Pick<ReadingsViewProps, "supplies" | "windows" | "sent" | "latest" | "now" | "search">;

const isComing = ({ state }: Load<unknown>) => state === "Loading" || state === "Unset";

/** A card must not change after it appears, so the cards wait until all their data are loaded or have failed; what follows them too. */
const cardsComing = ({ supplies, windows, sent, latest }: Pick<SuppliesProps, "supplies" | "windows" | "sent" | "latest">): boolean =>
  isComing(supplies) || (supplies.state === "Loaded" && [windows, sent, latest].some(isComing));

function Supplies({ supplies, windows, sent, latest, now, search }: SuppliesProps) {
  const words = useMessages(readingsPageMessages);
  const errorWords = useErrorWords();
  if (supplies.state === "LoadFailure") {
    return <ServerErrorPanel title={words.failed} description={errorWords(supplies.error)} onRetry={supplies.retry} />;
  }
  if (supplies.state === "NoDataFound") {
    return <EmptyState illustration={<NothingFoundIllustration />} title={words.noneTitle} description={words.noneText} />;
  }
  if (supplies.state !== "Loaded" || cardsComing({ supplies, windows, sent, latest })) {
    return (
      <SkeletonGroup label={words.loading}>
        <Grid>
          <Skeleton shape="control" height="15rem" />
          <Skeleton shape="control" height="15rem" />
        </Grid>
      </SkeletonGroup>
    );
  }
  return (
    <Stack gap={4}>
      {windows.state === "LoadFailure" && <Failed title={words.windowsFailedTitle} error={windows.error} onRetry={windows.retry} />}
      {latest.state === "LoadFailure" && <Failed title={words.lastFailedTitle} error={latest.error} onRetry={latest.retry} />}
      <Cards supplies={supplies.data} windows={windows} sent={sent} latest={latest} now={now} search={search} />
    </Stack>
  );
}

/** Reports that some data of the cards are missing; the cards are shown anyway. */
function Failed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { retry } = useMessages(readingsPageMessages);
  const errorWords = useErrorWords();
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {errorWords(error)}
    </Alert>
  );
}

/** From this number of readings on, those to be sent are one list, and no card has a filled button. */
const manyReadings = 4;

function Cards({
  supplies,
  windows,
  sent,
  latest,
  now,
  search,
}: Omit<SuppliesProps, "supplies"> & { supplies: readonly DetailedSupply[] }) {
  const words = useMessages(readingsPageMessages);
  const known = useMemo(
    () => ({ windows: loadedData(windows), sent: sent.state === "NoDataFound" ? [] : loadedData(sent), latest: loadedData(latest) }),
    [windows, sent, latest],
  );
  const cards = useMemo(() => toCards(supplies, known, now), [supplies, known, now]);
  const { toDo, done } = useMemo(() => readingsToDo(supplies, known, now), [supplies, known, now]);
  const asList = toDo.length > 0 && toDo.length + done >= manyReadings;
  const list = (
    <SupplySearch supplies={cards} {...search}>
      {(shown) => (
        <Grid>
          {shown.map(({ id, podOrPdr: _, ...card }) => (
            <ReadingCard key={id} {...card} main={!asList} headingLevel={asList ? 3 : 2} />
          ))}
        </Grid>
      )}
    </SupplySearch>
  );
  if (!asList) return list;
  return (
    <Stack gap={8}>
      <ReadingsToDo toDo={toDo} done={done} />
      <Stack as="section" gap={4}>
        <Heading headingLevel={2}>{words.allSupplies}</Heading>
        {list}
      </Stack>
    </Stack>
  );
}
