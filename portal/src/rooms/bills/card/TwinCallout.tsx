import { SamePeriodCallout } from "@favilla/design-system/bills/SamePeriodCallout.tsx";
import { PhoneIcon } from "@favilla/design-system/icons/PhoneIcon.ts";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { helpPhone } from "../../../platform/contact/HelpCall.tsx";
import type { Bill } from "../bill.ts";
import { namedTwins } from "./twins.ts";

interface TwinCalloutProps {
  /** Bills to name: the others at a bill, else all of the period. */
  bills: readonly Bill[];
  atBill?: boolean;
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
}

/** The callout about bills for one period, with the telephone number to ask at. */
export function TwinCallout({ bills, atBill, today }: TwinCalloutProps) {
  const phone = helpPhone();
  return (
    <SamePeriodCallout
      bills={namedTwins(bills, today)}
      atBill={atBill}
      today={today}
      action={
        phone && (
          <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`} icon={PhoneIcon}>
            {phone.replaceAll(" ", "\u00a0")}
          </Link>
        )
      }
    />
  );
}
