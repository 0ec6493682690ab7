import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import type { BillCardProps, BillFacts, BillFormat } from "./BillCard.tsx";
import * as styles from "./BillDownloadDialog.css.ts";
import { billState, shownFacts } from "./billState.ts";
import { dueSentence } from "./billText.ts";
import { instalmentText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { PaymentStatusTag } from "./PaymentStatusTag.tsx";

export interface BillDownloadDialogProps
  extends Omit<DialogProps, "title" | "description" | "footer" | "children" | "size" | "closeButton" | "busy"> {
  open: boolean;
  bill: BillFacts;
  /** Formats that can be downloaded. @default the bill's formats */
  formats?: readonly BillFormat[] | undefined;
  /** Format that is being downloaded. Its button shows a spinner. */
  busy?: BillFormat | undefined;
  /** Format whose download failed. Its button offers a retry. */
  failed?: BillFormat | undefined;
  onDownload: NonNullable<BillCardProps["onDownload"]>;
  allBillsHref: string;
  homeHref: string;
}

/**
 * A dialog with one bill, opened by a link or by the code on a paper bill (BL-12). It is 400 px wide and has no close icon; two links
 * lead on, because the page behind it may be one that the customer has never seen.
 */
export const BillDownloadDialog = forwardRef<HTMLDialogElement, BillDownloadDialogProps>(function BillDownloadDialog(
  { bill, formats = bill.formats, busy, failed, onDownload, allBillsHref, homeHref, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkAmount("bills/BillDownloadDialog", "bill.total", bill.total);
  const words = useMessages(billsMessages);
  const dates = useMessages(dateMessages);
  const region = useFormats();
  const commodity = useMessages(dataMessages)[bill.commodity];
  const today = useProvidedToday();
  const state = billState(bill, today, region.parseDate);
  const instalments = instalmentText(state, words, region, useMoneyText());
  return (
    <Dialog
      {...rest}
      ref={ref}
      title={bill.creditNote ? words.dialogTitleCreditNote : words.dialogTitle}
      size="download"
      closeButton={false}
    >
      <div className={styles.facts}>
        <CommodityGlyph commodity={bill.commodity} decorative className={styles.glyph} />
        <p className={styles.name}>{bill.supplyName}</p>
        <p className={styles.fact}>
          {fill(bill.creditNote ? words.creditNoteOf : words.bill, { commodity, year: bill.year, number: bill.number })}
        </p>
        <div className={styles.sum}>
          <PaymentStatusTag status={state.status} amount={state.open} debit={bill.debit} />
          <p className={styles.total}>
            <Amount euros={state.amount} />
          </p>
        </div>
        <p className={styles.due}>{dueSentence(shownFacts({ ...bill, today }, state), words, dates, region)}</p>
        {instalments && <p className={styles.due}>{instalments}</p>}
      </div>
      {failed && <p className={styles.failed}>{words.downloadFailed}</p>}
      <div className={styles.actions}>
        {formats.map((format) => (
          <Button
            key={format}
            wide
            variant={format === "pdf" ? "primary" : "secondary"}
            icon={DownloadIcon}
            loading={busy === format}
            aria-label={
              failed === format
                ? fill(words.downloadAgainOf, { words: words.downloadAgain, format: format.toUpperCase(), number: bill.number })
                : undefined
            }
            onClick={() => onDownload(bill.id, format)}
          >
            {failed === format ? words.downloadAgain : words[format === "pdf" ? "downloadPdf" : "downloadCsv"]}
          </Button>
        ))}
      </div>
      <p className={styles.links}>
        <Link href={allBillsHref} icon="arrow">
          {words.allBills}
        </Link>
        <Link href={homeHref}>{words.backHome}</Link>
      </p>
    </Dialog>
  );
});
