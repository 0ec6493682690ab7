import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { Loaded } from "../data/Loaded.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { RowGroup } from "../data/RowGroup.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { narrow } from "../layout/Card.css.ts";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Grid, Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { cx } from "../theme/cx.ts";
import { useFailureText } from "../theme/failureText.ts";
import { useMessages } from "../theme/messages.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { ReadingCard, type ReadingCardProps } from "./ReadingCard.tsx";
import { ReadingGuideButton, type ReadingGuideProps } from "./ReadingGuideButton.tsx";
import { ReadingSupplyRow } from "./ReadingSupplyRow.tsx";
import { ReadingsSkeleton } from "./ReadingsSkeleton.tsx";
import { ReadingsToDo, type ReadingsToSend } from "./ReadingsToDo.tsx";
import * as styles from "./ReadingsView.css.ts";
import type { KnownReading } from "./reading.ts";
import { isOpen } from "./readingWindow.ts";
import { SentReadings } from "./SentReadings.tsx";

/** A supply with its self-reading: the props of its card, and its id and POD or PDR, by which a search finds it. */
export interface SupplyReading
  extends Readonly<Pick<ReadingCardProps, "commodity" | "name" | "address" | "window" | "lastReading" | "enterHref" | "detailHref">> {
  readonly id: string;
  readonly podOrPdr: string | null;
}

type Cards = (shown: readonly SupplyReading[]) => ReactNode;

export interface ReadingsViewProps extends Pick<PageHeaderProps, "title" | "back">, ReadingGuideProps {
  /** The supplies that have a meter, in display order: first those whose reading can be sent. */
  supplies: Load<readonly SupplyReading[]>;
  /** State of the periods in which readings can be sent. Their failure is said above the cards. */
  windows: Load<unknown>;
  /** State of the latest readings that are not estimates. Their failure is said above the cards. */
  latest: Load<unknown>;
  /** Sent readings, newest first, each with the address of its page. */
  sent: Load<readonly (KnownReading & { readonly href: string })[]>;
  /** Readings of the windows that are open now. From four on, they are one list above the cards (SR-21). @default none */
  toSend?: ReadingsToSend | undefined;
  /** Draws the cards of the supplies that a search finds, such as a `SupplySearch`. @default all cards, without a search */
  search?: ((supplies: readonly SupplyReading[], cards: Cards) => ReactNode) | undefined;
  /** The guide and its dialogs. */
  children?: ReactNode;
}

/** The page of readings (SR-02, SR-11): each supply's window, and the sent readings. Each panel fails separately. */
export function ReadingsView({ title, back, guideLoading, onGuide, sent, children, ...props }: ReadingsViewProps) {
  const words = useMessages(readingsPageMessages);
  const hasGas = loadedData(props.supplies)?.some(({ commodity }) => commodity === "gas");
  const isWaiting = areCardsComing({ ...props, sent });
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        description={words.description}
        action={<ReadingGuideButton guideLoading={guideLoading} onGuide={onGuide} />}
      />
      <div className={cx(styles.columns, props.toSend && isLong(props.toSend) && styles.many)}>
        <PanelBoundary>
          <Supplies {...props} isWaiting={isWaiting} />
        </PanelBoundary>
        {!isWaiting && (hasGas || sent.state === "Loaded") && (
          <PanelBoundary>
            <SentReadings sent={sent} />
          </PanelBoundary>
        )}
      </div>
      {children}
    </>
  );
}

const isComing = ({ state }: Load<unknown>) => state === "Loading" || state === "Unset";

/** A card must not change after it appears, so the cards wait until all their data are loaded or have failed; what follows them too. */
const areCardsComing = ({
  supplies,
  windows,
  sent,
  latest,
}: Pick<ReadingsViewProps, "supplies" | "windows" | "sent" | "latest">): boolean =>
  isComing(supplies) || (supplies.state === "Loaded" && [windows, sent, latest].some(isComing));

type SuppliesProps = Pick<ReadingsViewProps, "supplies" | "windows" | "latest" | "toSend" | "search"> & { isWaiting: boolean };

function Supplies({ supplies, windows, latest, isWaiting, ...rest }: SuppliesProps) {
  const words = useMessages(readingsPageMessages);
  return (
    <Loaded
      load={isWaiting ? { state: "Loading" } : supplies}
      failedTitle={words.failed}
      empty={<EmptyState illustration={<NothingFoundIllustration />} title={words.noneTitle} description={words.noneText} />}
      loading={<ReadingsSkeleton label={words.loading} />}
    >
      {(data) => (
        <Stack gap={4}>
          <Missing load={windows} title={words.windowsFailedTitle} />
          <Missing load={latest} title={words.lastFailedTitle} />
          <CardList supplies={data} {...rest} />
        </Stack>
      )}
    </Loaded>
  );
}

/** Reports that some data of the cards are missing; the cards are shown anyway. */
function Missing({ load, title }: { load: Load<unknown>; title: string }) {
  const { retry } = useMessages(readingsPageMessages);
  const failureText = useFailureText();
  if (load.state !== "LoadFailure") return null;
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Button variant="secondary" onClick={load.retry}>
          {retry}
        </Button>
      }
    >
      {failureText(load.error)}
    </Alert>
  );
}

/** From this number of readings on, those to be sent are one list, and no card has a filled button. */
const manyReadings = 4;

const noneToSend: ReadingsToSend = { toDo: [], done: 0 };

/** Tells whether the readings to send are one list. */
const isLong = ({ toDo, done }: ReadingsToSend): boolean => toDo.length > 0 && toDo.length + done >= manyReadings;

/** Tells whether there is something to do: such a supply is a card, the others are rows of one. */
const hasActions = ({ enterHref, detailHref, window }: SupplyReading): boolean =>
  Boolean(detailHref) || (enterHref !== undefined && isOpen(window));
const isQuiet = (supply: SupplyReading): boolean => !hasActions(supply);

interface CardListProps extends Pick<ReadingsViewProps, "toSend" | "search"> {
  supplies: readonly SupplyReading[];
}

function CardList({ supplies, toSend: { toDo, done } = noneToSend, search = (all, cards) => cards(all) }: CardListProps) {
  const words = useMessages(readingsPageMessages);
  const asList = isLong({ toDo, done });
  const headingLevel = asList ? 3 : 2;
  // In the order in which they are drawn, by which a search counts them.
  const inOrder = [...supplies.filter(hasActions), ...supplies.filter(isQuiet)];
  // One card ends where the rows below it do.
  const Cards = supplies.filter(hasActions).length > 1 ? Grid : Stack;
  const list = search(inOrder, (shown) => (
    <Stack gap={4}>
      <Cards className={narrow}>
        {shown.filter(hasActions).map(({ id, podOrPdr: _, ...card }) => (
          <ReadingCard key={id} {...card} main={!asList} headingLevel={headingLevel} />
        ))}
      </Cards>
      {shown.some(isQuiet) && (
        <RowGroup label={words.noneNow} className={narrow}>
          {shown.filter(isQuiet).map(({ id, commodity, name, address, window, lastReading }) => (
            <ReadingSupplyRow key={id} {...{ commodity, name, address, window, lastReading, headingLevel }} />
          ))}
        </RowGroup>
      )}
    </Stack>
  ));
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
