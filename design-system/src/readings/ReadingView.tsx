import { Button } from "../actions/Button.tsx";
import type { Load } from "../data/load.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { ReadingDetail } from "./ReadingDetail.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ReactNode } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import type { Supply } from "../../../portal/src/rooms/supplies/supply.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { enterPath } from "../../../portal/src/rooms/readings/paths.ts";
import { toSent } from "../../../portal/src/rooms/readings/readingCard.ts";
import type { SelfReading } from "../../../portal/src/rooms/readings/selfReading.ts";

interface ReadingDetailViewProps {
  load: Load<SelfReading>;
  supplies: readonly Supply[] | undefined;
  /** A possible action. */
  action?: ReactNode;
}

/** One sent reading, from plain data. */
export function ReadingDetailView(props: ReadingDetailViewProps) {
  const { readingDetail: title } = useMessages(pagesMessages);
  return (
    <>
      <SubPageHeader parent="selfReading" title={title} />
      <PanelBoundary>
        <Contents {...props} />
      </PanelBoundary>
    </>
  );
}

function Contents({ load, supplies, action }: ReadingDetailViewProps) {
  const words = useMessages(readingsPageMessages);
  const errorWords = useErrorWords();
  switch (load.state) {
    case "Unset":
    case "Loading":
    case "NoDataFound":
      return (
        <SkeletonGroup label={words.detailLoading}>
          <Skeleton shape="control" height="18rem" />
        </SkeletonGroup>
      );
    case "LoadFailure":
      return <ServerErrorPanel title={words.detailFailed} description={errorWords(load.error)} onRetry={load.retry} />;
    case "Loaded":
      return (
        <ReadingDetail
          {...toSent(load.data, supplies, words.supplyUnknown)}
          reason={load.data.reason}
          decidedAt={load.data.decidedAt}
          cycle={load.data.type === "SWITCH" ? "switch" : "periodic"}
          action={action}
        />
      );
  }
}

/** A button to send another reading after a rejected one. */
export function SendAnother({ supplyId }: { supplyId: string }) {
  const { sendAnother } = useMessages(readingsPageMessages);
  return <Button href={enterPath(supplyId)}>{sendAnother}</Button>;
}
