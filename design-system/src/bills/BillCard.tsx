// Over 200 lines: a list has 600 cards, so the card draws the elements of its parts itself (docs/adr/0007-bills.md).
import { forwardRef, type HTMLAttributes, memo, type ReactNode, useContext } from "react";
import { Spinner } from "../actions/Spinner.tsx";
import * as glyphStyles from "../data/CommodityGlyph.css.ts";
import { commodityShapes } from "../data/CommodityGlyph.tsx";
import { type Commodity, commodities, commodityOrOther } from "../data/commodity.ts";
import { formatMoney } from "../data/format.ts";
import { dataMessages } from "../data/messages.it.ts";
import * as tagStyles from "../feedback/Tag.css.ts";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { card } from "../layout/Card.css.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { fill, MessagesContext, mergeMessages } from "../theme/messages.ts";
import { checkAmount, checkKnown, checkName } from "../theme/misuse.ts";
import * as styles from "./BillCard.css.ts";
import { dueText, factsText, rateText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import { allPaymentStatusLooks, type PaymentStatus, paymentStatuses, paymentStatusLook, statusOrUnknown } from "./paymentStatus.ts";

export const billFormats = ["pdf", "csv"] as const;
export type BillFormat = (typeof billFormats)[number];

/** Data of one bill. Dates are ISO days or timestamps; a missing, malformed or placeholder date is treated as absent. */
export interface BillFacts {
  /** Unique id, passed to `onDownload` and `onDetail`. */
  id: string;
  /** An unknown commodity is shown and read as "other". */
  commodity: Commodity;
  /** The supply's nickname, else its address (SU-01). Long names wrap and are never cut off. */
  supplyName: string;
  /** Year of the document. Dates in this year are shown without the year. */
  year: number;
  /** Document number. */
  number: string;
  /** An unknown status is shown as "Stato da verificare". */
  status: PaymentStatus;
  emissionDate?: string | null | undefined;
  expiryDate?: string | null | undefined;
  paymentDate?: string | null | undefined;
  /** Amount in euros. Null shows "–". Zero or less is not a debt: "Niente da pagare", "A tuo credito". */
  total: number | null;
  /** Parts of the total, in euros. The detail appears if there are two or more (BL-02). */
  lines?: readonly { id: string; label: string; amount: number | null }[] | undefined;
  /** Instalments, amounts in euros. */
  rates?:
    | readonly { number: number; amount: number | null; expiryDate?: string | null | undefined; paymentDate?: string | null | undefined }[]
    | undefined;
  /** First and last day of the billed period, shown as months. */
  period?: { from?: string | null | undefined; to?: string | null | undefined } | undefined;
  /** Issued in the last 30 days (BL-14). @default false */
  isNew?: boolean | undefined;
  /** Formats that can be downloaded. Other values get no button. */
  formats: readonly BillFormat[];
  /** Format that is being downloaded. Its button shows a spinner and ignores presses. */
  busy?: BillFormat | undefined;
  /** Format whose download failed. Its button offers a retry. */
  failed?: BillFormat | undefined;
  /** A note in words, such as how and where the bill is paid, or that another bill has the same period. */
  note?: string | undefined;
  /** Content below the parts of the total in the opened detail, such as the meter readings. */
  inside?: ReactNode;
}

export interface BillCardProps extends BillFacts, Omit<HTMLAttributes<HTMLElement>, "id" | "children"> {
  /** Called when a file button is pressed. Keep it stable between renders: the card is memoized. */
  onDownload: (id: string, format: BillFormat) => void;
  /** Called when the detail is opened, for example to load `inside`. Keep it stable between renders. */
  onDetail?: ((id: string) => void) | undefined;
  /** Heading level of the supply's name. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

const root = cx(card, styles.bill);
const summaryLook = cx(styles.press, styles.summary);
const glyphLook = cx(glyphStyles.glyph, styles.glyph);
const tagLook = cx(tagStyles.tag, styles.status);

/** Adds spaces after the name. A margin would remain at the start of a wrapped line. */
const beforeMark = (name: string) => `${name}\u00a0 `;

// Icons are created once as elements, because a component per icon costs time in long lists.
const downloadShape = DownloadIcon({});
const statusShapes = Object.fromEntries(allPaymentStatusLooks.map(({ word, icon }) => [word, icon({})]));

/**
 * One bill: supply, status, amount, due date, files, and the detail of the total if it has parts. It is optimized for long lists: one hook,
 * no effect, native elements. State: `data-status`, `data-commodity`.
 */
export const BillCard = memo(
  forwardRef<HTMLElement, BillCardProps>(function BillCard(
    {
      id,
      commodity,
      supplyName,
      year,
      number,
      status,
      emissionDate,
      expiryDate,
      paymentDate,
      total,
      lines,
      rates,
      period,
      isNew,
      formats,
      busy,
      failed,
      note,
      inside,
      onDownload,
      onDetail,
      headingLevel = 3,
      className,
      ...rest
    },
    ref,
  ) {
    if (process.env.NODE_ENV !== "production") {
      checkKnown("BillCard", "status", status, paymentStatuses);
      checkKnown("BillCard", "commodity", commodity, commodities);
      checkAmount("BillCard", "total", total);
      checkName("BillCard", "supplyName", supplyName);
    }
    const overrides = useContext(MessagesContext);
    const words = mergeMessages(billsMessages, overrides);
    const Name = `h${headingLevel}` as const;
    const [kind, standing] = [commodityOrOther(commodity), statusOrUnknown(status)];
    const facts = { year, status: standing, emissionDate, expiryDate, paymentDate, total, period };
    /** Builds an accessible name that begins with the visible label (WCAG 2.5.3). */
    const ofBill = (visible: string) => fill(words.ofBill, { words: visible, number });
    const ratesWords = fill(words.rates, { count: rates?.length ?? 0 });
    const { tone, word } = paymentStatusLook(standing, total);
    const title = { commodity: mergeMessages(dataMessages, overrides)[kind], year, number };
    return (
      <article {...rest} ref={ref} className={className ? cx(root, className) : root} data-status={status} data-commodity={commodity}>
        <span className={`${glyphLook} ${glyphStyles.tints[kind]}`} aria-hidden="true">
          {commodityShapes[kind]}
        </span>
        <Name className={styles.name}>
          {isNew ? beforeMark(supplyName) : supplyName}
          {isNew && <span className={styles.mark}>{words.isNew}</span>}
        </Name>
        <p className={styles.fact}>{fill(words.bill, title)}</p>
        <p className={styles.fact}>{factsText(facts, words)}</p>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.rest}>
          <span className={`${tagLook} ${tagStyles.tones[tone]}`}>
            {statusShapes[word]}
            {words[word]}
          </span>
          <p className={styles.total}>{formatMoney(total)}</p>
          <p className={styles.due}>{dueText(facts, words)}</p>
          <div className={styles.actions}>
            {formats.map((format) => {
              if (format !== "pdf" && format !== "csv") return null;
              const waiting = busy === format || undefined;
              const again = failed === format ? words.downloadAgain : undefined;
              return (
                <button
                  key={format}
                  type="button"
                  className={styles.press}
                  aria-label={
                    again
                      ? fill(words.downloadAgainOf, { words: again, format: format.toUpperCase(), number })
                      : ofBill(format === "pdf" ? words.downloadPdf : words.downloadCsv)
                  }
                  aria-busy={waiting}
                  aria-disabled={waiting}
                  data-busy={waiting}
                  onClick={waiting ? undefined : () => onDownload(id, format)}
                >
                  {waiting ? <Spinner /> : format === "pdf" && downloadShape}
                  {again ?? (format === "pdf" ? words.downloadPdf : words.csv)}
                </button>
              );
            })}
          </div>
          {lines && lines.length > 1 && (
            <details className={styles.detail} onToggle={onDetail && ((event) => event.currentTarget.open && onDetail(id))}>
              <summary className={summaryLook} aria-label={ofBill(words.detail)}>
                {words.detail}
              </summary>
              <dl className={styles.lines}>
                {lines.flatMap((line) => [<dt key={line.id}>{line.label}</dt>, <dd key={`${line.id}=`}>{formatMoney(line.amount)}</dd>])}
              </dl>
              {inside}
            </details>
          )}
          {rates && rates.length > 0 && (
            <details className={styles.rates}>
              <summary className={summaryLook} aria-label={ofBill(ratesWords)}>
                {ratesWords}
              </summary>
              <dl className={styles.lines}>
                {rates.flatMap((rate) => [
                  <dt key={rate.number}>
                    {fill(words.rate, { number: rate.number })}
                    <small>{rateText(rate, year, words)}</small>
                  </dt>,
                  <dd key={`${rate.number}=`}>{formatMoney(rate.amount)}</dd>,
                ])}
              </dl>
            </details>
          )}
        </div>
      </article>
    );
  }),
);
