import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./BillsDue.css.ts";
import type { BillsToPay } from "./BillsView.tsx";
import { payMessages } from "./payMessages.it.ts";
import { stateOf } from "./stateOf.ts";
import { toPayMessages } from "./toPayMessages.it.ts";
import { toPayText } from "./toPayText.ts";

interface BillsDueProps extends BillsToPay {
  /** Called by the button that tells how to pay. @default no button */
  onPay?: (() => void) | undefined;
  /** Called when the pointer or focus reaches the button: start loading. */
  onPayNear?: (() => void) | undefined;
}

/** Sum that the customer pays, above a list of bills, as the bar at the bottom of narrower windows says it. Internal. */
export function BillsDue({ bills, total, samePeriod, onPay, onPayNear }: BillsDueProps) {
  const words = useMessages(payMessages);
  const dates = useMessages(dateMessages);
  const urgentWords = useMessages(toPayMessages);
  const formats = useFormats();
  const { formatCount } = useNumberFormats();
  const money = useMoneyText();
  const today = useToday();
  const states = bills.map((bill) => stateOf(bill, today));
  const several = { all: words.youPaySamePeriod, some: words.youPaySomeSamePeriod, none: words.youPayOther }[samePeriod ?? "none"];
  const undated = states.filter(({ day, late }) => day === null && late).length;
  const days = states.map(({ day }) => day);
  const { urgent } = toPayText(days, today, urgentWords, dates, formats, samePeriod === "all", undated);
  return (
    <div className={styles.due}>
      <p>
        <span className={styles.quiet}>
          {formatCount(words.youPayOne, several, bills.length)}
          {onPay && urgent && `, ${urgent}`}
        </span>
        <br />
        <strong className={styles.total} style={lengthOf(money(total))}>
          <Amount euros={total} />
        </strong>
      </p>
      {onPay ? (
        <Button onClick={() => onPay()} onPointerEnter={onPayNear} onFocus={onPayNear}>
          {words.howToPay}
        </Button>
      ) : (
        <p className={`${styles.quiet} ${styles.urgent}`}>{urgent}</p>
      )}
    </div>
  );
}
