import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Panel } from "../layout/Card.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { readingsMessages } from "./messages.it.ts";
import * as styles from "./ReadingDetail.css.ts";
import { ReadingTag, readingStates } from "./ReadingTag.tsx";
import { formatMeter, type SentReading } from "./reading.ts";

/** Reasons for which a meter is read. */
export const readingCycles = ["periodic", "switch"] as const;
export type ReadingCycle = (typeof readingCycles)[number];

export interface ReadingDetailProps extends SentReading, Omit<HTMLAttributes<HTMLElement>, "children" | "id"> {
  /** Reason of the rejection, in Italian. */
  reason?: string | null | undefined;
  /** ISO timestamp of the distributor's decision. */
  decidedAt?: string | null | undefined;
  /** Reason for the reading. @default "periodic" */
  cycle?: ReadingCycle | undefined;
  /** Possible actions, such as sending another reading. */
  action?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** All details of a sent reading. State: `data-status`. */
export const ReadingDetail = forwardRef<HTMLElement, ReadingDetailProps>(function ReadingDetail(
  {
    id,
    supplyName,
    value,
    converterValue,
    sentAt,
    status,
    reason,
    decidedAt,
    cycle = "periodic",
    action,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkKnown("readings/ReadingDetail", "status", status, readingStates);
  const words = useMessages(readingsMessages);
  const formats = useFormats();
  return (
    <Panel as="article" narrow {...rest} ref={ref} className={cx(styles.detail, className)} data-status={status}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading headingLevel={headingLevel} size="small">
            {supplyName}
          </Heading>
          <p className={styles.value}>{formatMeter(value, undefined, formats)}</p>
        </div>
        <ReadingTag state={status} />
      </div>
      {status === "refused" && (
        <Alert tone="negative" title={words.refusedTitle} action={action}>
          {reason ? <ContentText>{reason}</ContentText> : words.refused}
        </Alert>
      )}
      <DescriptionList
        items={[
          ...(converterValue == null ? [] : [{ label: words.converterValue, value: formatMeter(converterValue, "Smc", formats) }]),
          { label: words.sentAt, value: formats.formatDayMonth(sentAt, { year: true }) },
          ...(decidedAt ? [{ label: words.decidedAt, value: formats.formatDayMonth(decidedAt, { year: true }) }] : []),
          { label: words.reason, value: words[cycle] },
          { label: words.receipt, value: <PrivateCode code={id} /> },
        ]}
      />
      {status !== "refused" && action}
    </Panel>
  );
});
