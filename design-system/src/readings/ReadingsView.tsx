import { Button } from "../actions/Button.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { Grid, Stack } from "../layout/Stack.tsx";
import { ReadingCard } from "./ReadingCard.tsx";
import { SupplySearch } from "../supplies/SupplySearch.tsx";
import { Heading } from "../text/Heading.tsx";
import { useMessages } from "../theme/messages.ts";
import { type ReactNode, useMemo } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import type { SearchInAddress } from "../../../portal/src/platform/pages/useSearchInAddress.ts";
import type { LatestReading } from "../../../portal/src/rooms/consumption/consumption.ts";
import type { DetailedSupply } from "../../../portal/src/rooms/supplies/supplyDetail.ts";
import { Guide, type GuideProps } from "./ReadingGuideButton.tsx";
import { History } from "../../../portal/src/rooms/readings/History.tsx";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { ReadingsToDo } from "./ReadingsToDo.tsx";
import { toCards } from "../../../portal/src/rooms/readings/readingCard.ts";
import { readingsToDo } from "../../../portal/src/rooms/readings/readingsToDo.ts";
import type { SelfReading } from "../../../portal/src/rooms/readings/selfReading.ts";
import type { SelfReadingWindow } from "../../../portal/src/rooms/readings/windows/window.ts";

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
