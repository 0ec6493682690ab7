import { useEffect, useRef } from "react";
import { useFormats } from "../data/useFormats.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { leadTo } from "../disclosure/leadTo.ts";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./NextBillPanel.css.ts";
import { nextBillGlyph } from "./NextBillRow.tsx";
import type { NextBill } from "./nextBill.ts";
import { useNextBillText } from "./nextBillText.ts";
import { spendingMessages } from "./spendingMessages.it.ts";

interface NextBillPanelProps {
  next: NextBill | null;
  /** True if the readings could not be loaded. */
  failed: boolean;
  /** True while a reading of this supply can be sent. @default false */
  canRead?: boolean | undefined;
  /** True if the reasons are open at first. They take focus if the page's address has a hash, which led to them. @default false */
  open?: boolean | undefined;
}

/** The range of the next bill with its day, and on request its measured error, what it rests on and what a reading would change. Without a range it says why. */
export function NextBillPanel({ next, failed, canRead = false, open = false }: NextBillPanelProps) {
  const words = useMessages(spendingMessages);
  const { fillDates, formatDayMonth, formatPercent } = useFormats();
  const textOf = useNextBillText();
  const reasons = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && location.hash) leadTo(reasons.current?.querySelector("summary"));
  }, [open]);
  if (!next) {
    return (
      <Stack gap={1}>
        <Heading headingLevel={3} size="small">
          {words.nextTitle}
        </Heading>
        <Text size="small" tone="muted">
          {failed ? words.nextFailed : words.nextNone}
        </Text>
      </Stack>
    );
  }
  const { range, middle, day, euros } = textOf(next);
  const on = (date: string) => formatDayMonth(date) ?? date;
  const { bills, mean, most } = next.error;
  return (
    <section className={styles.panel} aria-label={words.nextTitle}>
      <div className={styles.head}>
        {nextBillGlyph}
        <div className={styles.words}>
          <div className={styles.line}>
            <Heading headingLevel={3} size="small">
              {words.nextTitle}
            </Heading>
            <strong className={styles.range}>{range}</strong>
          </div>
          <div className={styles.line}>
            <Text size="small" tone="muted">
              {day}
            </Text>
            <Text size="small" tone="muted">
              {middle}
            </Text>
          </div>
        </div>
      </div>
      <Disclosure ref={reasons} summary={words.nextWhy} defaultOpen={open} contentClassName={styles.reasons}>
        {next.higher && (
          <Text size="small">
            {fill(next.higher.reason === "use" ? words.nextHigherUse : words.nextHigherPrice, { before: euros(next.higher.before) })}
          </Text>
        )}
        <Text size="small" tone="muted">
          {fill(words.nextRange, { least: euros(next.least), most: euros(next.most) })}{" "}
          {fillDates(words.nextPeriod, { from: on(next.from), to: on(next.to) })}.{" "}
          {fillDates(words.nextAccuracy, { bills, mean: formatPercent(mean), most: formatPercent(most) })}
        </Text>
        <Text size="small" tone="muted">
          {next.readUntil ? fillDates(words.nextRead, { day: on(next.readUntil) }) : words.nextUnread}
        </Text>
        {canRead && next.meanWithReading != null && (
          <Text size="small">{fillDates(words.nextReading, { less: formatPercent(next.meanWithReading), mean: formatPercent(mean) })}</Text>
        )}
      </Disclosure>
    </section>
  );
}
