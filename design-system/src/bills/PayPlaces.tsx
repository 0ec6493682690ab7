import { type ReactNode, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { BankIcon } from "../icons/BankIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { MailIcon } from "../icons/MailIcon.ts";
import { StoreIcon } from "../icons/StoreIcon.ts";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { BillFacts } from "./billFacts.ts";
import * as styles from "./PaySheet.css.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";

interface PayPlacesProps {
  code: string | null;
  payHref: string | undefined;
  barcode: ((code: string) => ReactNode) | undefined;
  bill: Pick<BillFacts, "number" | "formats">;
  /** Called by "PDF". */
  onPdf: () => void;
}

/** Three places where a bill can be paid, and what to do there. */
export function PayPlaces({ bill, code, payHref, barcode, onPdf }: PayPlacesProps) {
  const words = useMessages(paySheetMessages);
  const [shown, setShown] = useState(false);
  const shop = code && barcode;
  const word = shown ? words.close : words.open;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
    <ul role="list" aria-label={words.places} className={styles.places}>
      <Place
        icon={BankIcon}
        title={words.bank}
        text={code ? words.bankText : words.bankNoCode}
        action={
          payHref && (
            <Link href={payHref} icon="arrow" aria-label={words.payHereOf}>
              {words.payHere}
            </Link>
          )
        }
      />
      <Place
        icon={MailIcon}
        title={words.post}
        text={words.postText}
        action={
          bill.formats.includes("pdf") && (
            <Button variant="link" icon={DownloadIcon} aria-label={fill(words.pdfOf, { number: bill.number })} onClick={onPdf}>
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
              aria-expanded={shown}
              aria-label={fill(words.openBarcode, { words: word })}
              onClick={() => setShown(!shown)}
            >
              {word}
              <ChevronRightIcon />
            </Button>
          )
        }
      >
        {shop && shown && barcode(code)}
      </Place>
    </ul>
  );
}

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
