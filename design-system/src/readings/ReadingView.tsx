import { Button } from "../actions/Button.tsx";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { ReadingDetail, type ReadingDetailProps } from "./ReadingDetail.tsx";
import { ReadingDetailSkeleton } from "./ReadingsSkeleton.tsx";
import type { KnownReading } from "./reading.ts";

export interface ReadingViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  load: Load<KnownReading & Readonly<Pick<ReadingDetailProps, "reason" | "decidedAt" | "cycle">>>;
  /** Address of the page that enters another reading, while one can be sent after a refused one. @default no link to it */
  anotherHref?: string | undefined;
}

/** The page of one sent reading. */
export function ReadingView({ title, back, load, anotherHref }: ReadingViewProps) {
  const words = useMessages(readingsPageMessages);
  const loading = <ReadingDetailSkeleton label={words.detailLoading} />;
  return (
    <>
      <PageHeader title={title} back={back} />
      <PanelBoundary>
        <Loaded load={load} loading={loading} empty={loading} failedTitle={words.detailFailed}>
          {({ supplyName, ...reading }) => (
            <ReadingDetail
              {...reading}
              supplyName={supplyName ?? words.supplyUnknown}
              action={anotherHref && <Button href={anotherHref}>{words.sendAnother}</Button>}
            />
          )}
        </Loaded>
      </PanelBoundary>
    </>
  );
}
