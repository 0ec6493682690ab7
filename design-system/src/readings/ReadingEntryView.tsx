import type { ReactNode } from "react";
import { dateMessages } from "../data/dateMessages.it.ts";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { narrow } from "../layout/Card.css.ts";
import { Card } from "../layout/Card.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Link } from "../text/Link.tsx";
import { useMessages } from "../theme/messages.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { ReadingForm, type ReadingFormProps } from "./ReadingForm.tsx";
import { ReadingGuideButton, type ReadingGuideProps } from "./ReadingGuideButton.tsx";

/** Reasons for which a reading was not accepted, or is not known to have arrived (SR-07). */
export const readingRefusals = ["outOfWindow", "invalidToken", "notReceived", "notKnown"] as const;
export type ReadingRefusal = (typeof readingRefusals)[number];

/** Data of a meter whose reading can be sent. */
export interface MeterToRead {
  /** End of the window, as ISO timestamp; null if it is unknown. */
  readonly to: string | null;
  /** Number of digits before the comma. */
  readonly digits: number;
  readonly hasConverter: boolean;
  /** The last real reading, never an estimate, in m³ and in Smc. */
  readonly last: { readonly date: string | null; readonly meter: number; readonly converter: number | null } | null;
}

export interface ReadingEntryForm
  extends Pick<ReadingFormProps, "defaultValues" | "onValuesChange" | "onSubmit" | "busy" | "day" | "expectedPerDay" | "draftDate"> {
  /** Failure of the last submission: one of the known reasons, or a sentence. @default none */
  failure?: { reason: ReadingRefusal } | { text: string } | undefined;
}

export interface ReadingEntryViewProps extends Pick<PageHeaderProps, "title" | "back">, ReadingGuideProps {
  /** The supply's nickname or address, once it is known. */
  name?: string | undefined;
  load: Load<MeterToRead>;
  /** Reason for which no reading can be sent now, if that is why `load` has failed. @default another failure, with a retry */
  refusal?: ReadingRefusal | undefined;
  /** State of the form. Without it the page is loading. */
  form?: ReadingEntryForm | undefined;
  /** Address of all readings, where a refused customer finds the dates of the next window. */
  readingsHref: string;
  /** The guide and its dialogs. */
  children?: ReactNode;
}

/** The page for entering a reading (SR-06). */
export function ReadingEntryView({ title, back, name, load, form, guideLoading, onGuide, children, ...rest }: ReadingEntryViewProps) {
  const words = useMessages(readingsPageMessages);
  const { fillDates, formatDayMonth, lastDay, parseDate, distanceText } = useFormats();
  const dateWords = useMessages(dateMessages);
  const last = load.state === "Loaded" ? lastDay(load.data.to) : undefined;
  const date = formatDayMonth(last);
  const from = form && parseDate(form.day);
  const distance = last && from && distanceText(last, from, dateWords);
  const near = distance ? words.enterDescriptionNear : words.enterDescription;
  const known = last && from && last < from ? words.enterDescriptionPast : near;
  const description = date ? known : words.enterDescriptionNoDate;
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        description={name && fillDates(description, { name, date: date ?? "", distance: distance ?? "" })}
      />
      <PanelBoundary>
        <Entry load={load} form={form} {...rest} />
      </PanelBoundary>
      <p>
        <ReadingGuideButton guideLoading={guideLoading} onGuide={onGuide} />
      </p>
      {children}
    </>
  );
}

/** Tells whether no reading of the supply is accepted now, whatever its digits are. */
const isClosed = (refusal: ReadingRefusal | undefined): refusal is "outOfWindow" | "invalidToken" =>
  refusal === "outOfWindow" || refusal === "invalidToken";

function AllReadings({ href }: { href: string }) {
  const { allReadings } = useMessages(readingsPageMessages);
  return (
    <Link href={href} icon="arrow">
      {allReadings}
    </Link>
  );
}

function Entry({ load, refusal, form, readingsHref }: Pick<ReadingEntryViewProps, "load" | "refusal" | "form" | "readingsHref">) {
  const words = useMessages(readingsPageMessages);
  const refused = isClosed(refusal)
    ? () => (
        <Alert tone="warning" title={words.refusedTitle} action={<AllReadings href={readingsHref} />}>
          {words[refusal]}
        </Alert>
      )
    : undefined;
  const loading = (
    <SkeletonGroup label={words.enterLoading}>
      <Card className={narrow}>
        <Stack>
          <Skeleton height="20rem" shape="control" />
          <Skeleton width="50%" height="3rem" shape="control" />
          <Skeleton width="12rem" height="3rem" shape="control" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
  return (
    <Loaded load={load} loading={loading} empty={loading} failedTitle={words.enterFailed} failure={refused}>
      {(meter) => (form ? <MeterForm meter={meter} form={form} readingsHref={readingsHref} /> : loading)}
    </Loaded>
  );
}

interface MeterFormProps {
  meter: MeterToRead;
  form: ReadingEntryForm;
  readingsHref: string;
}

function MeterForm({ meter: { digits, hasConverter, last }, form: { failure, ...form }, readingsHref }: MeterFormProps) {
  const words = useMessages(readingsPageMessages);
  return (
    <Card className={narrow}>
      <ReadingForm
        {...form}
        digits={digits}
        converter={hasConverter}
        lastReading={last && { date: last.date, value: last.meter }}
        lastConverterReading={last && last.converter !== null ? { date: last.date, value: last.converter } : null}
        failure={
          failure && (
            <Stack gap={2}>
              <p>{"reason" in failure ? words[failure.reason] : failure.text}</p>
              {"reason" in failure && isClosed(failure.reason) && <AllReadings href={readingsHref} />}
            </Stack>
          )
        }
      />
    </Card>
  );
}
