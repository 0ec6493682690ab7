import { Amount } from "../data/Amount.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { dataMessages } from "../data/messages.it.ts";
import * as rows from "../data/RowGroup.css.ts";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
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

/** The next bill to pay, at the end of the way to pay: a row as in lists of bills, which is a button as a whole. */
export function OtherBill({ bill, onPay }: OtherBillProps) {
  const words = useMessages(paySheetMessages);
  const formats = useFormats();
  const billWords = useMessages(billsMessages);
  const dates = useMessages(dateMessages);
  const commodity = useMessages(dataMessages)[bill.commodity];
  const money = useMoneyText();
  const today = useProvidedToday();
  const state = useBillState(bill);
  const { tone, icon } = stateLook(state);
  const Row = onPay ? "button" : "div";
  return (
    <Row className={styles.way} {...(onPay && { type: "button", onClick: () => onPay(bill.id) })}>
      <CommodityGlyph commodity={bill.commodity} decorative />
      <span className={rows.words}>
        <span className={rows.line}>
          {onPay && <VisuallyHidden>{fill(words.howToPayOf, { name: bill.supplyName })}</VisuallyHidden>}
          <span className={rows.title} aria-hidden={onPay && true}>
            {fill(words.other, { name: bill.supplyName, amount: money(state.amount) })}
          </span>
          <span className={rows.value}>
            {" "}
            <Amount euros={state.amount} />
          </span>
        </span>
        <span className={cx(rows.line, rows.quiet)}>
          <span> {commodity}</span>
          <span className={rows.end}>
            {" "}
            <StatusText tone={tone} icon={icon}>
              {dueText(shownFacts({ ...bill, today }, state), billWords, dates, formats)}
            </StatusText>
          </span>
        </span>
      </span>
      {onPay && <ChevronRightIcon className={rows.chevron} />}
    </Row>
  );
}
