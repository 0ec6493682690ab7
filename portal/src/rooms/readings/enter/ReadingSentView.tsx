import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { ReadingReceipt } from "@favilla/design-system/readings/ReadingReceipt.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import type { Load } from "../../../platform/loading/load.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import type { Supply } from "../../supplies/supply.ts";
import { readingsPageMessages } from "../messages.it.ts";
import { toSent } from "../readingCard.ts";
import type { SelfReading } from "../selfReading.ts";

interface ReadingSentViewProps {
  load: Load<SelfReading>;
  supplies: readonly Supply[] | undefined;
}

/** The receipt of a reading, from plain data. */
export function ReadingSentView({ load, supplies }: ReadingSentViewProps) {
  const words = useMessages(readingsPageMessages);
  const { readingSent: title } = useMessages(pagesMessages);
  const errorWords = useErrorWords();
  if (load.state === "Loaded") {
    const { status: _, ...sent } = toSent(load.data, supplies, words.supplyUnknown);
    return (
      <ReadingReceipt
        {...sent}
        actions={
          <>
            <Button variant="secondary" href={hrefTo("readingDetail", { id: load.data.id })}>
              {words.seeReading}
            </Button>
            <Button href={hrefTo("selfReading")}>{words.allReadings}</Button>
          </>
        }
      />
    );
  }
  return (
    <>
      <PageHeader title={title} />
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
