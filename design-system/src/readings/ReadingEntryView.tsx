import { dateMessages } from "../data/dateMessages.it.ts";
import type { Load } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Panel } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { ReadingForm, type ReadingFormProps } from "./ReadingForm.tsx";
import { Link } from "../text/Link.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ReactNode } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import { Guide, type GuideProps } from "./ReadingGuideButton.tsx";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import type { ReadingAuthorization } from "../../../portal/src/rooms/readings/selfReading.ts";
import { isClosed, useRefusalWords } from "../../../portal/src/rooms/readings/enter/useRefusalWords.ts";

export type EnterForm = Pick<
  ReadingFormProps,
  "defaultValues" | "onValuesChange" | "onSubmit" | "busy" | "day" | "expectedPerDay" | "draftDate"
> & {
  /** Error of the last submission. */
  error: unknown;
};

export interface EnterReadingViewProps extends GuideProps {
  /** The supply's nickname or address, once it is loaded. */
  name?: string | undefined;
  load: Load<ReadingAuthorization>;
  form?: EnterForm | undefined;
  /** Elements above the page. */
  children?: ReactNode;
}

/** The page for entering a reading, from plain data (SR-06). */
export function EnterReadingView({ name, load, form, children, ...guide }: EnterReadingViewProps) {
  const words = useMessages(readingsPageMessages);
  const { fillDates, formatDayMonth, lastDay, parseDate, distanceText } = useFormats();
  const dateWords = useMessages(dateMessages);
  const { enterReading: title } = useMessages(pagesMessages);
  const last = load.state === "Loaded" ? lastDay(load.data.to) : undefined;
  const date = formatDayMonth(last);
  const from = form && parseDate(form.day);
  const distance = last && from && distanceText(last, from, dateWords);
  const near = distance ? words.enterDescriptionNear : words.enterDescription;
  const known = last && from && last < from ? words.enterDescriptionPast : near;
  const description = date ? known : words.enterDescriptionNoDate;
  return (
    <>
      <SubPageHeader
        parent="selfReading"
        title={title}
        description={name && fillDates(description, { name, date: date ?? "", distance: distance ?? "" })}
      />
      <PanelBoundary>
        <Contents load={load} form={form} />
      </PanelBoundary>
      <p>
        <Guide {...guide} />
      </p>
      {children}
    </>
  );
}

const AllReadings = () => {
  const { allReadings } = useMessages(readingsPageMessages);
  return (
    <Link href={hrefTo("selfReading")} icon="arrow">
      {allReadings}
    </Link>
  );
};

function Contents({ load, form }: Pick<EnterReadingViewProps, "load" | "form">) {
  const words = useMessages(readingsPageMessages);
  const errorWords = useErrorWords();
  const refusalWords = useRefusalWords();
  if (load.state === "LoadFailure") {
    return isClosed(load.error) ? (
      <Alert tone="warning" title={words.refusedTitle} action={<AllReadings />}>
        {refusalWords(load.error)}
      </Alert>
    ) : (
      <ServerErrorPanel title={words.enterFailed} description={errorWords(load.error)} onRetry={load.retry} />
    );
  }
  if (load.state !== "Loaded" || !form) {
    return (
      <SkeletonGroup label={words.enterLoading}>
        <Panel narrow>
          <Stack>
            <Skeleton height="20rem" shape="control" />
            <Skeleton width="50%" height="3rem" shape="control" />
            <Skeleton width="12rem" height="3rem" shape="control" />
          </Stack>
        </Panel>
      </SkeletonGroup>
    );
  }
  const { error, ...rest } = form;
  const { digits, hasConverter, last } = load.data;
  return (
    <Panel narrow>
      <ReadingForm
        {...rest}
        digits={digits}
        converter={hasConverter}
        lastReading={last && { date: last.date, value: last.meter }}
        lastConverterReading={last && last.converter !== null ? { date: last.date, value: last.converter } : null}
        failure={
          error !== undefined && (
            <Stack gap={2}>
              <p>{refusalWords(error)}</p>
              {isClosed(error) && <AllReadings />}
            </Stack>
          )
        }
      />
    </Panel>
  );
}
