import { forwardRef, type HTMLAttributes, type ReactNode, useMemo } from "react";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { CopyButton } from "../actions/CopyButton.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { dataMessages } from "../data/messages.it.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { Table, type TableColumn } from "../data/Table.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { SuccessCallout } from "../feedback/SuccessCallout.tsx";
import { Card } from "../layout/Card.tsx";
import { BackLink } from "../layout/PageHeader.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { readingsMessages } from "./messages.it.ts";
import * as styles from "./ReadingReceipt.css.ts";
import { ReadingTag, readingStates } from "./ReadingTag.tsx";
import { formatMeter, type SentReading, type SentReadingStatus } from "./reading.ts";
import { daysBetweenReadings, type ReadingBefore, type ReceiptRow, receiptRows } from "./receiptRows.ts";

export type { ReadingBefore } from "./receiptRows.ts";

export interface ReadingReceiptProps extends Omit<SentReading, "status">, Omit<HTMLAttributes<HTMLDivElement>, "children" | "id"> {
  /** @default "sent" */
  status?: SentReadingStatus | undefined;
  /** The last real reading before this one. With it the receipt says what the meter has counted since. */
  before?: ReadingBefore | null | undefined;
  /** Link to the parent page, first of all, with the parent's name. */
  back?: { href: string; label: string } | undefined;
  /** Ways to continue, the main one last. */
  actions?: ReactNode;
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** Moves focus to the callout when the receipt appears. @default false */
  takesFocus?: boolean | undefined;
}

/**
 * Confirms that the server has received a reading: a green callout, then what the meter counted from the reading before to this one, its
 * state, and the receipt number. Show it only after the server's response.
 */
export const ReadingReceipt = forwardRef<HTMLDivElement, ReadingReceiptProps>(function ReadingReceipt(
  {
    id,
    supplyName,
    value,
    converterValue,
    sentAt,
    status = "sent",
    before,
    back,
    actions,
    headingLevel = 1,
    takesFocus = false,
    className,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkKnown("readings/ReadingReceipt", "status", status, readingStates);
  const words = useMessages(readingsMessages);
  const formats = useFormats();
  const { formatDayMonth, formatDayShort, formatNumber } = formats;
  const { gas } = useMessages(dataMessages);
  const discreet = useDiscreet();
  const rows = useMemo(() => receiptRows({ value, converterValue }, before), [value, converterValue, before]);
  const from = formatDayShort(before?.date);
  const to = formatDayShort(sentAt);
  const columns = useMemo((): readonly TableColumn<ReceiptRow>[] => {
    const known = rows.some((row) => row.before !== null);
    const register: TableColumn<ReceiptRow> = {
      key: "register",
      header: words.registers,
      rowHeader: true,
      render: (row) => fill(words.registerUnit, { register: words[row.register], unit: row.unit }),
    };
    const after: TableColumn<ReceiptRow> = {
      key: "after",
      header: to ?? words.value,
      align: "end",
      render: (row) => formatNumber(row.after),
    };
    if (!known) return [register, after];
    return [
      register,
      { key: "before", header: from ?? words.lastReal, align: "end", render: (row) => formatNumber(row.before) },
      after,
      {
        key: "used",
        header: words.used,
        align: "end",
        render: (row) => (row.used === undefined ? undefined : <strong>{formatNumber(row.used)}</strong>),
      },
    ];
  }, [rows, from, to, words, formatNumber]);
  // The bill counts what the converter counts.
  const counted = rows.at(-1);
  const days = daysBetweenReadings(before, sentAt);
  const fewDays = [words.inSameDay, words.inOneDay];
  return (
    <div {...rest} ref={ref} className={cx(styles.receipt, className)} data-status={status}>
      {back && <BackLink {...back} />}
      {takesFocus ? (
        <SuccessCallout opening={words.receiptOpening}>{words.receiptText}</SuccessCallout>
      ) : (
        <Alert tone="positive">
          <strong>{words.receiptOpening}</strong> {words.receiptText}
        </Alert>
      )}
      <Heading headingLevel={headingLevel} tabIndex={-1}>
        {words.receiptTitle}
      </Heading>
      <Card>
        <div className={styles.head}>
          <CommodityGlyph commodity="gas" decorative />
          <div className={styles.who}>
            <p className={styles.name}>{supplyName}</p>
            <p className={styles.quiet}>{gas}</p>
          </div>
          {counted?.used !== undefined && (
            <div className={styles.used}>
              <p className={styles.figure}>{formatMeter(counted.used, counted.unit, formats)}</p>
              {days !== undefined && <p className={styles.quiet}>{fewDays[days] ?? fill(words.inDays, { count: days })}</p>}
            </div>
          )}
        </div>
        <Table caption={words.value} hideCaption compact columns={columns} rows={rows} rowKey={({ register }) => register} />
      </Card>
      <Card>
        <DescriptionList
          items={[
            { label: words.sentAt, value: formatDayMonth(sentAt, { year: true }) },
            { label: words.state, value: <ReadingTag state={status} /> },
            {
              label: words.receipt,
              value: (
                <span className={styles.code}>
                  <PrivateCode code={id} />
                  {!discreet && <CopyButton compact text={id} label={words.copyReceipt} className={styles.copy} />}
                </span>
              ),
            },
          ]}
        />
      </Card>
      {actions && <ButtonGroup>{actions}</ButtonGroup>}
    </div>
  );
});
