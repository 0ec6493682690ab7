import { forwardRef, type HTMLAttributes } from "react";
import { useMoneyText } from "../data/discreetText.ts";
import { whereNoRoom, whereRoom } from "../data/RowGroup.css.ts";
import { RowLink, type RowLinkProps } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import { ArrowUpIcon } from "../icons/ArrowUpIcon.ts";
import { CalendarIcon } from "../icons/CalendarIcon.ts";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { Panel } from "../layout/Card.tsx";
import { Link } from "../text/Link.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./NextBillRow.css.ts";
import type { NextBill } from "./nextBill.ts";
import { useNextBillText } from "./nextBillText.ts";
import { spendingMessages } from "./spendingMessages.it.ts";

export interface NextBillRowProps extends Omit<RowLinkProps, "title" | "note" | "value" | "valueNote"> {
  /** The range, or null where its error is not known: then the row has what the last twelve months came to. */
  next: NextBill | null;
  /** Cents that the supply's bills of the last twelve months came to. */
  spent: number;
  /** Name of the supply. Leave it out where the customer has one supply, or the page is about it. */
  name?: string | undefined;
}

/** Most characters of a row's second line at 390 px. */
const roomOfLine = 31;

export const nextBillGlyph = (
  <span className={styles.glyph} aria-hidden="true">
    <CalendarIcon />
  </span>
);

/** The next bill of a supply as a row of a `RowGroup` that leads to its reasons (HM-47). The ref is the `a`. */
export const NextBillRow = forwardRef<HTMLAnchorElement, NextBillRowProps>(function NextBillRow(
  { next, spent, name, glyph = nextBillGlyph, ...rest },
  ref,
) {
  const words = useMessages(spendingMessages);
  const money = useMoneyText();
  const textOf = useNextBillText();
  if (!next) {
    return (
      <RowLink
        {...rest}
        ref={ref}
        glyph={glyph}
        title={words.spentTitle}
        value={money(spent / 100)}
        note={words.spentNote}
        valueNote={name}
      />
    );
  }
  const { range, middle, day } = textOf(next, true);
  const lead = next.higher ? words.nextHigher : day;
  const hasRoom = name !== undefined && lead.length + name.length <= roomOfLine;
  return (
    <RowLink
      {...rest}
      ref={ref}
      glyph={glyph}
      title={words.nextTitle}
      value={range}
      note={
        next.higher ? (
          <>
            <StatusText tone="warning" icon={ArrowUpIcon}>
              {words.nextHigher}
            </StatusText>
            <span className={whereRoom}> · {day}</span>
          </>
        ) : (
          day
        )
      }
      valueNote={
        name === undefined ? (
          <Estimate text={middle} />
        ) : (
          <>
            <span className={hasRoom ? undefined : whereRoom}>{name}</span>
            {!hasRoom && (
              <span className={whereNoRoom} aria-hidden="true">
                {middle}
              </span>
            )}
            {middle && <VisuallyHidden> {middle.replace("≈", words.nextEstimate)}</VisuallyHidden>}
          </>
        )
      }
    />
  );
});

/** "≈ 92 €", read as "stima 92 €". */
function Estimate({ text }: { text: string }) {
  const words = useMessages(spendingMessages);
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{text.replace("≈", words.nextEstimate)}</VisuallyHidden>
    </>
  );
}

export interface NextBillNightProps
  extends Omit<HTMLAttributes<HTMLElement>, "children" | "title">,
    Pick<NextBillRowProps, "next" | "spent" | "name"> {
  /** Address of the reasons of the estimate. */
  href: string;
}

/** The next bill as the panel of a customer who has nothing to pay (HM-48). Use it once a page. */
export const NextBillNight = forwardRef<HTMLElement, NextBillNightProps>(function NextBillNight({ next, spent, name, href, ...rest }, ref) {
  const words = useMessages(spendingMessages);
  const { fillDates, formatPercent } = useFormats();
  const money = useMoneyText();
  const textOf = useNextBillText();
  const text = next && textOf(next);
  return (
    <Panel as="section" tone="night" aria-label={words.nightNone} {...rest} ref={ref}>
      <div className={styles.night}>
        <p className={styles.none}>
          <CheckIcon className={styles.check} />
          {words.nightNone}
        </p>
        {next && text ? (
          <>
            <h2 className={styles.title}>
              {words.nextTitle}
              {name && ` · ${name}`}, {text.day.toLowerCase()}
            </h2>
            <p className={styles.range}>
              {text.middle ? fill(words.nightRange, { least: text.euros(next.least), most: text.euros(next.most) }) : text.range}
            </p>
            {next.higher && (
              <StatusText tone="warning" icon={ArrowUpIcon}>
                {words.nextHigher}
              </StatusText>
            )}
            <p className={styles.note}>
              {fillDates(words.nightNote, {
                middle: text.middle || text.range,
                bills: next.error.bills,
                mean: formatPercent(next.error.mean),
              })}
            </p>
            <Link href={href} icon="arrow">
              {words.nextWhy}
            </Link>
          </>
        ) : (
          <>
            <h2 className={styles.title}>
              {words.spentTitle}
              {name && ` · ${name}`}
            </h2>
            <p className={styles.range}>{money(spent / 100)}</p>
            <Link href={href} icon="arrow">
              {words.spentNote}
            </Link>
          </>
        )}
      </div>
    </Panel>
  );
});
