// Over 200 lines: a list has 600 cards, so the card draws the elements of its parts itself (portal/src/rooms/bills/NOTES.md).

import { forwardRef, type HTMLAttributes, memo, type ReactNode } from "react";
import { Spinner } from "../actions/Spinner.tsx";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import * as glyphStyles from "../data/CommodityGlyph.css.ts";
import { commodityShapes } from "../data/CommodityGlyph.tsx";
import { commodities, commodityOrOther } from "../data/commodity.ts";
import { dateMessages } from "../data/dateMessages.it.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import * as tagStyles from "../feedback/Tag.css.ts";
import { ArrowRightIcon } from "../icons/ArrowRightIcon.ts";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { card } from "../layout/Card.css.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { DiscreetContext } from "../theme/discreet.ts";
import { isInteractive, useContext, useState } from "../theme/hooks.ts";
import { fill, MessagesContext, mergeMessages, type WordsOf } from "../theme/messages.ts";
import { checkAmount, checkKnown, checkName } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import * as styles from "./BillCard.css.ts";
import { BillLines } from "./BillLines.tsx";
import type { BillFacts, BillFormat } from "./billFacts.ts";
import { shownFacts, stateLook } from "./billState.ts";
import { besideTagText, factsText, kindText, numberText, tagText } from "./billText.ts";
import { instalmentText, isLateRate, rateText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { allPaymentStatusLooks, paymentStatuses, statusOrUnknown } from "./paymentStatus.ts";
import { useBillState } from "./useBillState.ts";

export { type BillFacts, type BillFormat, billFormats } from "./billFacts.ts";

export interface BillCardProps extends BillFacts, Omit<HTMLAttributes<HTMLElement>, "id" | "children"> {
  /**
   * Addresses of the files by their format: links take the place of the buttons, also in a server component, where a card has no handlers.
   * Keep the object stable between renders.
   */
  fileHrefs?: { readonly [Format in BillFormat]?: string | undefined } | undefined;
  /** Called when a file button is pressed; without it only files with an address are offered. Keep it stable between renders: the card is memoized. */
  onDownload?: ((id: string, format: BillFormat) => void) | undefined;
  /** Called when the detail is opened, for example to load `inside`. Keep it stable between renders. */
  onDetail?: ((id: string) => void) | undefined;
  /** Called by "Come pagare", which a bill has while the customer must pay it. Keep it stable between renders. */
  onPay?: ((id: string) => void) | undefined;
  /** Heading level of the supply's name. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

const root = cx(card, styles.bill);
const tagLook = cx(tagStyles.tag, styles.tag);
const payLook = cx(styles.press, styles.pay);

// Icons are created once as elements, because a component per icon costs time in long lists.
const downloadShape = DownloadIcon({});
const detailShape = ChevronDownIcon({});
const payShape = ArrowRightIcon({});
const statusShapes = Object.fromEntries(allPaymentStatusLooks.map(({ word, icon }) => [word, icon({})]));

type FileFacts = Pick<BillCardProps, "id" | "number" | "busy" | "failed" | "fileHrefs" | "onDownload">;

const isOffered = (format: BillFormat, { fileHrefs, onDownload }: Pick<FileFacts, "fileHrefs" | "onDownload">): boolean =>
  (format === "pdf" || format === "csv") && (fileHrefs?.[format] ?? onDownload) !== undefined;

const totalPart = (euros: number | null, text: string, discreet: boolean): ReactNode => (
  <p className={styles.total} style={discreet ? undefined : lengthOf(text)} data-credit={(euros !== null && euros < 0) || undefined}>
    {discreet ? <Amount euros={euros} /> : text}
  </p>
);

/** The link of a file that has an address, else its button. */
function fileAction(
  format: BillFormat,
  { id, number, busy, failed, fileHrefs, onDownload }: FileFacts,
  words: WordsOf<typeof billsMessages>,
): ReactNode {
  const waiting = busy === format || undefined;
  const again = failed === format ? words.downloadAgain : undefined;
  const visible = again ?? words[format];
  const name = again
    ? fill(words.downloadAgainOf, { words: again, format: format.toUpperCase(), number })
    : fill(words.ofBill, { words: format === "pdf" ? words.downloadPdf : words.downloadCsv, number });
  const address = fileHrefs?.[format];
  if (address !== undefined)
    return (
      <a key={format} href={address} download className={styles.press} aria-label={name}>
        {downloadShape}
        {visible}
      </a>
    );
  return (
    <button
      key={format}
      type="button"
      className={styles.press}
      aria-label={name}
      aria-busy={waiting}
      aria-disabled={waiting}
      data-busy={waiting}
      onClick={waiting ? undefined : () => onDownload?.(id, format)}
    >
      {waiting ? <Spinner /> : downloadShape}
      {visible}
    </button>
  );
}

interface DetailFacts {
  id: string;
  open: boolean;
  /** Accessible name of the summary. */
  name: string;
  summary: string;
}

/** The detail of a card, which its button opens; a server component has no such button and draws a native `details`. */
const detailPart = (content: ReactNode, { id, open, name, summary }: DetailFacts): ReactNode =>
  isInteractive ? (
    <div id={`${id}-detail`} className={open ? styles.detail : styles.closed}>
      {content}
    </div>
  ) : (
    <details className={styles.native}>
      <summary className={styles.press} aria-label={name}>
        {detailShape}
        {summary}
      </summary>
      <div className={styles.detail}>{content}</div>
    </details>
  );

/**
 * One bill: supply, status, amount, due date, files, how to pay it, and the detail of the total if it has parts. It is optimized for long
 * lists: few hooks, no effect, native elements. A server component draws it too, with its detail in a native `details`. State:
 * `data-status`, `data-commodity`, `data-debit`.
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
      debit,
      creditNote,
      emissionDate,
      expiryDate,
      paymentDate,
      total,
      balance,
      reported,
      lines,
      rates,
      period,
      isNew,
      formats,
      busy,
      failed,
      paying,
      note,
      href,
      inside,
      fileHrefs,
      onDownload,
      onDetail,
      onPay,
      headingLevel = 3,
      className,
      ...rest
    },
    ref,
  ) {
    if (process.env.NODE_ENV !== "production") {
      checkKnown("bills/BillCard", "status", status, paymentStatuses, ["bills/BillList"]);
      checkKnown("bills/BillCard", "commodity", commodity, commodities, ["bills/BillList"]);
      checkAmount("bills/BillCard", "total", total, ["bills/BillList"]);
      checkName("bills/BillCard", "supplyName", supplyName);
    }
    const overrides = useContext(MessagesContext);
    const region = useFormats();
    const discreet = useContext(DiscreetContext);
    const today = useProvidedToday();
    const [open, setOpen] = useState(false);
    const words = mergeMessages(billsMessages, overrides);
    const dates = mergeMessages(dateMessages, overrides);
    const Name = `h${headingLevel}` as const;
    const kind = commodityOrOther(commodity);
    const own = { year, number, creditNote, status: statusOrUnknown(status), debit, today, emissionDate, expiryDate, paymentDate, period };
    const state = useBillState({ ...own, total, balance, rates, reported });
    const kindName = mergeMessages(dataMessages, overrides)[kind];
    const facts = shownFacts({ ...own, total, reported }, state);
    const moneyText = discreet ? () => region.hiddenMoney : region.formatMoney;
    const instalments = instalmentText(state, words, region, moneyText);
    /** Builds an accessible name that begins with the visible label (WCAG 2.5.3). */
    const ofBill = (visible: string) => fill(words.ofBill, { words: visible, number });
    const { tone, word } = stateLook(state);
    const beside = besideTagText(facts, words, dates, region);
    const detailed = (lines?.length ?? 0) > 1 || (rates?.length ?? 0) > 0;
    const file = (format: BillFormat) => fileAction(format, { id, number, busy, failed, fileHrefs, onDownload }, words);
    // The CSV is a part of the detail, because the first row has room for three actions on a phone.
    const known = formats.filter((format) => isOffered(format, { fileHrefs, onDownload }));
    const first = detailed ? known.filter((format) => format === "pdf") : known;
    const detail = () => (
      <>
        {lines && lines.length > 1 && <BillLines lines={lines} total={total} discreet={discreet} words={words} formats={region} />}
        {rates && rates.length > 0 && (
          <>
            <p>{fill(words.rates, { count: rates.length })}</p>
            <dl className={styles.rates}>
              {rates.flatMap((rate) => [
                <dt key={rate.number}>
                  {fill(words.rate, { number: rate.number })}
                  <small>{rateText(rate, year, words, region, isLateRate(state, rate) ? today : undefined)}</small>
                </dt>,
                <dd key={`${rate.number}=`}>{moneyText(rate.amount)}</dd>,
              ])}
            </dl>
          </>
        )}
        {(open || !isInteractive) && inside}
        {paying && <p className={styles.note}>{paying}</p>}
        <p className={styles.note}>{factsText(facts, words, region)}</p>
        <div className={styles.more}>
          {known.filter((format) => format === "csv").map(file)}
          {href && (
            <Link href={href} icon="arrow" aria-label={ofBill(words.openBill)}>
              {words.openBill}
            </Link>
          )}
        </div>
      </>
    );
    return (
      <article
        {...rest}
        ref={ref}
        className={className ? cx(root, className) : root}
        data-status={state.status === "Unknown" ? status : state.status}
        data-commodity={commodity}
        data-debit={state.payer === "debit" || undefined}
      >
        <span className={`${glyphStyles.glyph} ${glyphStyles.tints[kind]}`} aria-hidden="true">
          {commodityShapes[kind]}
        </span>
        <div className={styles.head}>
          <div className={styles.pair}>
            <Name className={styles.name}>{supplyName}</Name>
            {totalPart(state.amount, region.formatMoney(state.amount), discreet)}
          </div>
          <div className={styles.pair}>
            <p className={styles.kind}>
              {kindText(facts, kindName, words, region)}
              {isNew && " "}
              {isNew && <span className={styles.mark}>{words.isNew}</span>}
            </p>
            {beside && (
              <p className={styles.due} data-quiet={state.payer === null || undefined}>
                {beside}
              </p>
            )}
          </div>
        </div>
        <p className={styles.quiet}>
          <span className={`${tagLook} ${tagStyles.tones[tone]}`}>
            {statusShapes[word]}
            {tagText(facts, words, region)}
          </span>{" "}
          <span className={styles.number}>{numberText(facts, words, region)}</span>
        </p>
        {instalments && <p className={styles.note}>{instalments}</p>}
        {note && <div className={styles.note}>{note}</div>}
        {failed && <p className={styles.failed}>{words.downloadFailed}</p>}
        <div className={styles.actions}>
          {first.map(file)}
          {detailed && isInteractive && (
            <button
              type="button"
              className={styles.press}
              aria-label={ofBill(words.detail)}
              aria-expanded={open}
              aria-controls={`${id}-detail`}
              onClick={() => {
                setOpen(!open);
                if (!open) onDetail?.(id);
              }}
            >
              {detailShape}
              {words.detail}
            </button>
          )}
          {state.payer === "customer" && onPay && (
            <button
              type="button"
              className={payLook}
              aria-haspopup="dialog"
              aria-label={fill(words.payBill, { words: words.howToPay, number })}
              onClick={() => onPay(id)}
            >
              {words.howToPay}
              {payShape}
            </button>
          )}
        </div>
        {detailed && detailPart(detail(), { id, open, name: ofBill(words.detail), summary: words.detail })}
      </article>
    );
  }),
);
