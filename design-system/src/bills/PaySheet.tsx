import { forwardRef, type ReactNode, Suspense } from "react";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { StatusText } from "../feedback/StatusText.tsx";
import { useMedia } from "../layout/useMedia.ts";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { lateComponent } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import type { BillFacts, BillFormat } from "./billFacts.ts";
import { shownFacts, stateLook } from "./billState.ts";
import { dueSentence } from "./billText.ts";
import { instalmentText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { NoticeCode } from "./NoticeCode.tsx";
import { OtherBill } from "./OtherBill.tsx";
import { PayPlaces } from "./PayPlaces.tsx";
import * as styles from "./PaySheet.css.ts";
import { PayWays } from "./PayWays.tsx";
import { pagopaText } from "./pagopa.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";
import { useBillState } from "./useBillState.ts";

const PagopaQr = lateComponent(() => import("./PagopaQr.tsx"), "PagopaQr", { optional: true });

/** Media on which the QR code is shown: a phone cannot scan its own screen. */
const qrMedia = "print, (min-width: 64rem)";

/** Props of the way to pay, over 12 because each way to pay, and each way on, is the site's own. */
export interface PaySheetProps extends Omit<DialogProps, "title" | "description" | "footer" | "children" | "size"> {
  open: boolean;
  bill: BillFacts;
  /** Code of the payment notice: 12 or 18 digits, shown in groups of four and copied without spaces. Null if the server sent none. */
  code: string | null;
  /** Fiscal code of the creditor, 11 digits. With it the dialog has the notice's QR code from 1024 px on, and on paper. */
  creditorFiscalCode?: string | undefined;
  /** Page of a bank or an operator that has the code filled in. */
  payHref?: string | undefined;
  /** Page that offers instalments, or a telephone number (`tel:`). */
  instalmentsHref?: string | undefined;
  /** Draws something else in the place of the way to instalments, such as the state of a request for them. */
  instalmentsOf?: ((way: ReactNode) => ReactNode) | undefined;
  /** Called by "Ho già pagato". Without it the sheet only says that a payment takes some days. */
  onPaid?: ((id: string) => void) | undefined;
  /** The code as a barcode, drawn when it is asked for. Without it the tobacconist's row says to bring the slip. */
  barcode?: ((code: string) => ReactNode) | undefined;
  /** Called by "PDF". */
  onDownload: (id: string, format: BillFormat) => void;
  /** A button of the variant "link" that adds the due date to a calendar. It is not shown for an overdue bill. */
  calendar?: ReactNode;
  /** The next bill to pay. */
  other?: BillFacts | undefined;
  /** Called to show the way to pay of the other bill. */
  onOther?: ((id: string) => void) | undefined;
}

/**
 * The way to pay one bill: its note, amount and due date, a refused debit, the code to copy, three places, what to do if it is paid already or
 * cannot be paid now, and the next bill to pay. A sheet at the bottom on phones, a dialog from 640 px on; from 1024 px on with the QR code of
 * the notice.
 */
export const PaySheet = forwardRef<HTMLDialogElement, PaySheetProps>(function PaySheet(
  {
    bill,
    code,
    creditorFiscalCode,
    payHref,
    instalmentsHref,
    instalmentsOf,
    onPaid,
    barcode,
    onDownload,
    calendar,
    other,
    onOther,
    className,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkAmount("bills/PaySheet", "bill.total", bill.total);
  const words = useMessages(paySheetMessages);
  const billWords = useMessages(billsMessages);
  const dates = useMessages(dateMessages);
  const formats = useFormats();
  const money = useMoneyText();
  const commodity = useMessages(dataMessages)[bill.commodity];
  const today = useProvidedToday();
  const state = useBillState(bill);
  const { amount, late, payer } = state;
  const discreet = useDiscreet();
  const wide = useMedia(qrMedia);
  const qr = wide && !discreet && payer === "customer" ? pagopaText({ code, fiscalCode: creditorFiscalCode, amount }) : undefined;
  const { tone, icon } = stateLook(state);
  const instalments = instalmentText(state, billWords, formats, money);
  /** End of the first of two sentences about a refused debit, which opens its message. */
  const opening = (bill.paying?.indexOf(". ") ?? -1) + 1;

  return (
    <Dialog {...rest} ref={ref} title={words.title} size="sheet" className={cx(styles.sheet, qr && styles.wide, className)}>
      <div className={styles.content}>
        {bill.note}
        <div className={styles.head}>
          <CommodityGlyph commodity={bill.commodity} decorative />
          <div className={styles.who}>
            <p className={styles.name}>{bill.supplyName}</p>
            <p className={styles.quiet}>{commodity}</p>
          </div>
          <div className={styles.sum}>
            <p className={styles.total} style={lengthOf(money(amount))}>
              <Amount euros={amount} />
            </p>
          </div>
          <p className={styles.due}>
            <StatusText tone={tone} icon={icon}>
              {dueSentence(shownFacts({ ...bill, today }, state), billWords, dates, formats)}
            </StatusText>
          </p>
          {instalments && <p className={styles.instalments}>{instalments}</p>}
        </div>
        {late && bill.debit && bill.paying && (
          <Alert tone="warning">
            <p>
              <strong>{bill.paying.slice(0, opening)}</strong>
              {bill.paying.slice(opening)}
            </p>
          </Alert>
        )}
        <div className={cx(styles.columns, qr && styles.two)}>
          <div className={styles.content}>
            {code ? <NoticeCode key={code} code={code} /> : <p>{words.noCode}</p>}
            <PayPlaces
              key={`places ${code}`}
              bill={bill}
              code={code}
              payHref={payHref}
              barcode={barcode}
              onPdf={() => onDownload(bill.id, "pdf")}
            />
          </div>
          {qr && (
            <Suspense fallback={<div className={styles.qrSpace} />}>
              <PagopaQr text={qr} />
            </Suspense>
          )}
        </div>
        <div className={styles.places}>
          <PayWays onPaid={onPaid && (() => onPaid(bill.id))} instalmentsHref={instalmentsHref} instalmentsOf={instalmentsOf} />
          {!late && <div className={styles.place}>{calendar}</div>}
          {other && <OtherBill bill={other} onPay={onOther} />}
        </div>
      </div>
    </Dialog>
  );
});
