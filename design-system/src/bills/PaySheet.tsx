import { forwardRef, type ReactNode, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import { BankIcon } from "../icons/BankIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { MailIcon } from "../icons/MailIcon.ts";
import { StoreIcon } from "../icons/StoreIcon.ts";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import type { BillFacts, BillFormat } from "./billFacts.ts";
import { billState, shownFacts } from "./billState.ts";
import { dueSentence } from "./billText.ts";
import { instalmentText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { NoticeCode } from "./NoticeCode.tsx";
import { OtherBill } from "./OtherBill.tsx";
import * as styles from "./PaySheet.css.ts";
import { paymentStatusLook } from "./paymentStatus.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";

export interface PaySheetProps extends Omit<DialogProps, "title" | "description" | "footer" | "children" | "size"> {
  open: boolean;
  bill: BillFacts;
  /** Code of the payment notice: 12 or 18 digits, shown in groups of four and copied without spaces. Null if the server sent none. */
  code: string | null;
  /** The code as a barcode, drawn when it is asked for. Without it the tobacconist's row says to bring the slip. */
  barcode?: ((code: string) => ReactNode) | undefined;
  /** Called by "PDF". */
  onDownload: (id: string, format: BillFormat) => void;
  /** A button that adds the due date to a calendar. It is not shown for an overdue bill. */
  calendar?: ReactNode;
  /** The next bill to pay. */
  other?: BillFacts | undefined;
  /** Called to show the way to pay of the other bill. */
  onOther?: ((id: string) => void) | undefined;
}

/**
 * The way to pay one bill: its note, amount and due date, the code to copy, three places, and the next bill to pay. A sheet at the bottom on phones, a
 * dialog from 640 px on.
 */
export const PaySheet = forwardRef<HTMLDialogElement, PaySheetProps>(function PaySheet(
  { bill, code, barcode, onDownload, calendar, other, onOther, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkAmount("bills/PaySheet", "bill.total", bill.total);
  const words = useMessages(paySheetMessages);
  const billWords = useMessages(billsMessages);
  const dates = useMessages(dateMessages);
  const formats = useFormats();
  const money = useMoneyText();
  const commodity = useMessages(dataMessages)[bill.commodity];
  const [shown, setShown] = useState<string>();
  const today = useProvidedToday();
  const state = billState(bill, today, formats.parseDate);
  const { amount, late } = state;
  const { tone, icon } = paymentStatusLook(state.status, state.open, bill.debit);
  const instalments = instalmentText(state, billWords, formats, money);
  const pdf = bill.formats.includes("pdf");
  const openBarcode = code !== null && shown === code;
  const shop = code && barcode;

  return (
    <Dialog {...rest} ref={ref} title={words.title} size="sheet" className={cx(styles.sheet, className)}>
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
        {late && bill.debit && bill.paying && <p>{bill.paying}</p>}
        {code ? <NoticeCode key={code} code={code} /> : <p>{words.noCode}</p>}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list. */}
        <ul role="list" aria-label={words.places} className={styles.places}>
          <Place icon={BankIcon} title={words.bank} text={code ? words.bankText : words.bankNoCode} />
          <Place
            icon={MailIcon}
            title={words.post}
            text={words.postText}
            action={
              pdf && (
                <Button
                  variant="link"
                  icon={DownloadIcon}
                  aria-label={fill(words.pdfOf, { number: bill.number })}
                  onClick={() => onDownload(bill.id, "pdf")}
                >
                  {words.pdf}
                </Button>
              )
            }
          />
          <Place
            icon={StoreIcon}
            title={words.shop}
            text={shop ? words.shopText : words.shopNoCode}
            action={
              shop && (
                <Button
                  variant="link"
                  aria-expanded={openBarcode}
                  aria-label={fill(words.openBarcode, { words: openBarcode ? words.close : words.open })}
                  onClick={() => setShown(openBarcode ? undefined : code)}
                >
                  {openBarcode ? words.close : words.open}
                  <ChevronRightIcon />
                </Button>
              )
            }
          >
            {shop && openBarcode && barcode(code)}
          </Place>
        </ul>
        {!late && calendar}
        <p className={styles.quiet}>
          <strong>{words.paidAlready}</strong> {words.paidAlreadyText}
        </p>
        {other && <OtherBill bill={other} onPay={onOther} />}
      </div>
    </Dialog>
  );
});

interface PlaceProps {
  icon: Icon;
  title: string;
  text: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** A place where the bill can be paid. */
const Place = ({ icon: Shape, title, text, action, children }: PlaceProps) => (
  <li className={styles.place}>
    <Shape className={styles.icon} />
    <div className={styles.who}>
      <p className={styles.placeName}>{title}</p>
      <p className={styles.quiet}>{text}</p>
    </div>
    {action}
    {children && <div className={styles.below}>{children}</div>}
  </li>
);
