import { Button } from "../actions/Button.tsx";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { ReadingReceipt, type ReadingReceiptProps } from "./ReadingReceipt.tsx";
import type { KnownReading } from "./reading.ts";

export interface ReadingSentViewProps extends Pick<PageHeaderProps, "title" | "back">, Pick<ReadingReceiptProps, "before"> {
  load: Load<KnownReading>;
  /** Another supply whose reading can be sent, with the address of the page that enters it. @default none */
  next?: { name: string; href: string } | undefined;
  /** Called by the button that prints the receipt. */
  onPrint: () => void;
}

/** The receipt of a reading that was just sent. Its callout takes focus and is the title of the page once the reading is loaded. */
export function ReadingSentView({ title, back, load, before, next, onPrint }: ReadingSentViewProps) {
  const words = useMessages(readingsPageMessages);
  const header = <PageHeader title={title} back={back} />;
  const loading = (
    <>
      {header}
      <SkeletonGroup label={words.sentLoading}>
        <Skeleton shape="control" height="20rem" />
      </SkeletonGroup>
    </>
  );
  return (
    <Loaded load={load} loading={loading} empty={loading} failedHeader={header} failedTitle={words.sentFailed}>
      {({ id, supplyName, value, converterValue, sentAt, status }) => (
        <ReadingReceipt
          id={id}
          supplyName={supplyName ?? words.supplyUnknown}
          value={value}
          converterValue={converterValue}
          sentAt={sentAt}
          status={status}
          takesFocus
          back={back}
          before={before}
          actions={
            <>
              <Button variant="secondary" onClick={onPrint}>
                {words.printReceipt}
              </Button>
              {next && <Button href={next.href}>{fill(words.nextReading, { name: next.name })}</Button>}
            </>
          }
        />
      )}
    </Loaded>
  );
}
