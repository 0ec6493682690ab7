import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { Tag } from "../feedback/Tag.tsx";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import type { BillCardProps, BillFacts, BillFormat } from "./BillCard.tsx";
import * as styles from "./BillDownloadDialog.css.ts";
import { shownFacts, stateLook } from "./billState.ts";
import { besideTagText, kindText, numberText, tagText } from "./billText.ts";
import { instalmentText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { useBillState } from "./useBillState.ts";

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
  /** Opens the way to pay. With it "Come pagare" comes first for a bill that the customer must pay, else the PDF does. */
  onPay?: ((id: string) => void) | undefined;
  allBillsHref: string;
  homeHref: string;
}

/**
 * A dialog with one bill, opened by a link or by the code on a paper bill (BL-12). It is 400 px wide and has no close icon: first the
 * way to pay what is due, else the PDF, then links that lead on, because the page behind it may be one that the customer has never seen.
 */
export const BillDownloadDialog = forwardRef<HTMLDialogElement, BillDownloadDialogProps>(function BillDownloadDialog(
  { bill, formats = bill.formats, busy, failed, onDownload, onPay, allBillsHref, homeHref, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkAmount("bills/BillDownloadDialog", "bill.total", bill.total);
  const words = useMessages(billsMessages);
  const dates = useMessages(dateMessages);
  const region = useFormats();
  const commodity = useMessages(dataMessages)[bill.commodity];
  const today = useProvidedToday();
  const state = useBillState(bill);
  const instalments = instalmentText(state, words, region, useMoneyText());
  const shown = shownFacts({ ...bill, today }, state);
  const { tone, icon } = stateLook(state);
  const beside = besideTagText(shown, words, dates, region);
  const pays = state.payer === "customer" && onPay !== undefined;
  const ways = [
    ...(bill.href ? [{ href: bill.href, text: words.seeBill }] : []),
    { href: allBillsHref, text: words.allBills },
    { href: homeHref, text: words.backHome },
  ];
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
        <div className={styles.pair}>
          <p className={styles.name}>{bill.supplyName}</p>
          <p className={styles.total}>
            <Amount euros={state.amount} />
          </p>
        </div>
        <div className={styles.pair}>
          <p className={styles.fact}>{kindText(bill, commodity, words, region)}</p>
          {beside && <p className={styles.beside}>{beside}</p>}
        </div>
        <div className={styles.status}>
          <Tag tone={tone} icon={icon} data-status={state.status}>
            {tagText(shown, words, region)}
          </Tag>
          <p className={styles.number}>{numberText(bill, words, region)}</p>
        </div>
        {instalments && <p className={styles.wide}>{instalments}</p>}
      </div>
      {failed && <p className={styles.failed}>{words.downloadFailed}</p>}
      <div className={styles.actions}>
        {pays && (
          <Button wide aria-haspopup="dialog" onClick={() => onPay(bill.id)}>
            {words.howToPay}
          </Button>
        )}
        {formats.map((format) => (
          <Button
            key={format}
            wide
            variant={format === "pdf" && !pays ? "primary" : "secondary"}
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
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list. */}
      <ul role="list" className={styles.links}>
        {ways.map(({ href, text }) => (
          <li key={href} className={styles.way}>
            <Link href={href} icon="arrow" className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
