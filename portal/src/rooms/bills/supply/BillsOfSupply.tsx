import { Button } from "@favilla/design-system/actions/Button.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { billsNote } from "@favilla/design-system/bills/billsOfSupply.ts";
import { instalmentText } from "@favilla/design-system/bills/instalmentText.ts";
import { LastBill } from "@favilla/design-system/bills/LastBill.tsx";
import { LastBillSkeleton } from "@favilla/design-system/bills/LastBillSkeleton.tsx";
import { billsMessages } from "@favilla/design-system/bills/messages.it.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { supplyBillMessages } from "@favilla/design-system/bills/supplyBillMessages.it.ts";
import { dateMessages } from "@favilla/design-system/data/dateMessages.it.ts";
import { useMoneyText } from "@favilla/design-system/data/discreetText.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { payPath } from "../card/billLink.ts";
import { useBillsOfSupply } from "./useBillsOfSupply.ts";

interface OfSupply {
  supply: DetailedSupply;
}

/** The newest bill of a supply, for its page. Renders nothing if there is none, or if it could not be loaded: the list of bills says why. */
export function LastBillOfSupply({ supply }: OfSupply) {
  const { loading } = useMessages(supplyBillMessages);
  const load = useBillsOfSupply(codeOf(supply));
  if (load.state === "Loading")
    return (
      <SkeletonGroup label={loading}>
        <LastBillSkeleton />
      </SkeletonGroup>
    );
  const last = loadedData(load)?.last;
  return last ? <Newest bill={last} /> : null;
}

function Newest({ bill }: { bill: Bill }) {
  const words = useMessages(supplyBillMessages);
  const billWords = useMessages(billsMessages);
  const formats = useFormats();
  const { debitText, dueInText, paidText } = formats;
  const money = useMoneyText();
  const dates = useMessages(dateMessages);
  const day = useToday();
  const state = stateOf(bill, day);
  const due = () => {
    if (state.status === "Paid") return paidText(state.paidOn, day, dates, true);
    if (state.payer === null || state.payer === "reported") return undefined;
    return state.payer === "debit" ? debitText(state.day, day, dates, true) : dueInText(state.day, day, dates, true);
  };
  return (
    <LastBill
      amount={state.amount}
      status={state.status}
      debit={state.payer === "debit"}
      due={due()}
      note={instalmentText(state, billWords, formats, money)}
      action={
        state.payer === "customer" && (
          <Button wide href={payPath(bill.id)}>
            {words.howToPay}
          </Button>
        )
      }
    />
  );
}

/** The bills of a supply in one line: "9, una da pagare". */
export function BillsNote({ supply }: OfSupply) {
  const words = useMessages(supplyBillMessages);
  const formats = useFormats();
  const bills = loadedData(useBillsOfSupply(codeOf(supply)));
  return bills ? billsNote(bills, words, formats) : words.allBills;
}
