import { Button } from "../actions/Button.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useProvidedToday } from "../theme/today.ts";
import type { BillFacts } from "./billFacts.ts";
import { shownFacts, stateLook } from "./billState.ts";
import { dueText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import * as styles from "./PaySheet.css.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";
import { useBillState } from "./useBillState.ts";

interface OtherBillProps {
  bill: BillFacts;
  onPay: ((id: string) => void) | undefined;
}

/** The next bill to pay, at the end of the way to pay. */
export function OtherBill({ bill, onPay }: OtherBillProps) {
  const words = useMessages(paySheetMessages);
  const formats = useFormats();
  const billWords = useMessages(billsMessages);
  const dates = useMessages(dateMessages);
  const money = useMoneyText();
  const today = useProvidedToday();
  const state = useBillState(bill);
  const { tone, icon } = stateLook(state);
  return (
    <div className={styles.other}>
      <div className={styles.who}>
        <p className={styles.placeName}>{fill(words.other, { name: bill.supplyName, amount: money(state.amount) })}</p>
        <StatusText tone={tone} icon={icon}>
          {dueText(shownFacts({ ...bill, today }, state), billWords, dates, formats)}
        </StatusText>
      </div>
      {onPay && (
        <Button variant="link" aria-label={fill(words.howToPayOf, { name: bill.supplyName })} onClick={() => onPay(bill.id)}>
          {words.howToPay}
          <ChevronRightIcon />
        </Button>
      )}
    </div>
  );
}
