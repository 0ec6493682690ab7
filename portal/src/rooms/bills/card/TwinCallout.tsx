import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { SamePeriodCallout } from "@favilla/design-system/bills/SamePeriodCallout.tsx";
import { namedTwins } from "@favilla/design-system/bills/twins.ts";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { unbrokenPhone } from "@favilla/design-system/text/phoneText.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { helpPhone } from "../../../platform/contact/helpPhone.ts";
import { billHref } from "./billLink.ts";
import * as styles from "./TwinCallout.css.ts";

interface TwinCalloutProps {
  /** Bills to name: the others at a bill, else all of the period. */
  bills: readonly Bill[];
  atBill?: boolean;
  /** The supply and the period, where several callouts stand together. */
  about?: string | undefined;
}

/** The callout about bills for one period, with the telephone number to ask at. */
export function TwinCallout({ bills, atBill, about }: TwinCalloutProps) {
  const today = useToday();
  const phone = helpPhone();
  return (
    <SamePeriodCallout
      bills={namedTwins(bills, today, billHref)}
      atBill={atBill}
      about={about}
      action={
        phone && (
          <Link className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {unbrokenPhone(phone)}
          </Link>
        )
      }
    />
  );
}
