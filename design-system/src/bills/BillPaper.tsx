import { forwardRef, type HTMLAttributes } from "react";
import { PrivateCode } from "../data/PrivateCode.tsx";
import type { Supply } from "../supplies/supply.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./BillPaper.css.ts";
import type { BillFacts } from "./billFacts.ts";
import { billDetailMessages } from "./detailMessages.it.ts";
import { inFours } from "./inFours.ts";
import { PagopaQr } from "./PagopaQr.tsx";
import { pagopaText } from "./pagopa.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";
import { useBillState } from "./useBillState.ts";

export interface BillPaperProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  bill: BillFacts;
  /** Name and surname, or the company. */
  customerName?: string | undefined;
  customerNumber?: string | undefined;
  /** Supplies of the bill, which have its points of delivery. */
  supplies: readonly Pick<Supply, "id" | "pod" | "pdr">[];
  /** Code of the payment notice. Null if the server sent none. */
  code: string | null;
  /** Fiscal code of the creditor, 11 digits, for the QR code. */
  creditorFiscalCode?: string | undefined;
}

/**
 * Facts that a printed bill needs besides what the page shows: whose it is, its points of delivery, and what it is paid by, with the QR code while
 * the customer must pay it. It is on paper only.
 */
export const BillPaper = forwardRef<HTMLDivElement, BillPaperProps>(function BillPaper(
  { bill, customerName, customerNumber, supplies, code, creditorFiscalCode, className, ...rest },
  ref,
) {
  const words = useMessages(billDetailMessages);
  const payWords = useMessages(paySheetMessages);
  const { payer, amount } = useBillState(bill);
  const pays = payer === "customer";
  const qr = pays ? pagopaText({ code, fiscalCode: creditorFiscalCode, amount }) : undefined;
  const points = supplies.flatMap(({ id, pod, pdr }) => [
    ...(pod ? [{ id: `${id} pod`, name: words.pod, point: pod }] : []),
    ...(pdr ? [{ id: `${id} pdr`, name: words.pdr, point: pdr }] : []),
  ]);
  return (
    <div {...rest} ref={ref} className={cx(styles.paper, className)}>
      <dl className={styles.facts}>
        {customerName && (
          <>
            <dt>{words.customer}</dt>
            <dd>{customerName}</dd>
          </>
        )}
        {customerNumber && (
          <>
            <dt>{words.customerNumber}</dt>
            <dd>
              <PrivateCode code={customerNumber} />
            </dd>
          </>
        )}
        {points.flatMap(({ id, name, point }) => [
          <dt key={id}>{name}</dt>,
          <dd key={`${id}=`}>
            <PrivateCode code={point} />
          </dd>,
        ])}
        {pays && code && (
          <>
            <dt>{payWords.code}</dt>
            <dd>
              <PrivateCode code={inFours(code)} />
            </dd>
          </>
        )}
      </dl>
      {qr && <PagopaQr text={qr} />}
    </div>
  );
});
