import { Button } from "../actions/Button.tsx";
import type { Load } from "../data/load.ts";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { ReadingReceipt } from "./ReadingReceipt.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { SubPageHeader, useParentLink } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import { displayName, type Supply } from "../../../portal/src/rooms/supplies/supply.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { enterPath } from "../../../portal/src/rooms/readings/paths.ts";
import { toSent } from "../../../portal/src/rooms/readings/readingCard.ts";
import type { SelfReading } from "../../../portal/src/rooms/readings/selfReading.ts";

interface ReadingSentViewProps {
  load: Load<SelfReading>;
  supplies: readonly Supply[] | undefined;
  /** The last real reading before the sent one. */
  before?: { date: string | null; meter: number; converter?: number | null | undefined } | null | undefined;
  /** Another supply whose reading can be sent. */
  next?: Supply | undefined;
}

/** The receipt of a reading, from plain data. */
export function ReadingSentView({ load, supplies, before, next }: ReadingSentViewProps) {
  const words = useMessages(readingsPageMessages);
  const { readingSent: title } = useMessages(pagesMessages);
  const back = useParentLink({ parent: "selfReading" });
  const errorWords = useErrorWords();
  if (load.state === "Loaded") {
    return (
      <ReadingReceipt
        {...toSent(load.data, supplies, words.supplyUnknown)}
        takesFocus
        back={back}
        before={before && { date: before.date, value: before.meter, converterValue: before.converter }}
        actions={
          <>
            <Button variant="secondary" onClick={() => window.print()}>
              {words.printReceipt}
            </Button>
            {next && <Button href={enterPath(next.id)}>{fill(words.nextReading, { name: displayName(next) })}</Button>}
          </>
        }
      />
    );
  }
  return (
    <>
      <SubPageHeader parent="selfReading" title={title} />
      {load.state === "LoadFailure" ? (
        <ServerErrorPanel title={words.sentFailed} description={errorWords(load.error)} onRetry={load.retry} />
      ) : (
        <SkeletonGroup label={words.sentLoading}>
          <Skeleton shape="control" height="20rem" />
        </SkeletonGroup>
      )}
    </>
  );
}
