import { Button } from "@favilla/design-system/actions/Button.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { ReadingDetail } from "@favilla/design-system/readings/ReadingDetail.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { useErrorWords } from "../../platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { SubPageHeader } from "../../platform/pages/SubPageHeader.tsx";
import type { Supply } from "../supplies/supply.ts";
import { readingsPageMessages } from "./messages.it.ts";
import { enterPath } from "./paths.ts";
import { toSent } from "./readingCard.ts";
import type { SelfReading } from "./selfReading.ts";

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
