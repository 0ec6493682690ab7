import { Button } from "../actions/Button.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { Bill } from "./bill.ts";
import type { BillsOfSupply } from "./billsOfSupply.ts";
import { instalmentText } from "./instalmentText.ts";
import { LastBill } from "./LastBill.tsx";
import { LastBillSkeleton } from "./LastBillSkeleton.tsx";
import { billsMessages } from "./messages.it.ts";
import { stateOf } from "./stateOf.ts";
import { supplyBillMessages } from "./supplyBillMessages.it.ts";

export interface LastBillViewProps {
  /** The bills of a supply, as `billsOfSupply` picks them. */
  load: Load<Pick<BillsOfSupply, "last">>;
  /** Gives the address of the way to pay a bill. */
  payHrefOf: (bill: Bill) => string;
  /** False if the supply has hardly a bill yet: nothing keeps its place while it loads. @default true */
  expected?: boolean | undefined;
}

/** The newest bill of a supply, for its page. Renders nothing if there is none, or if it could not be loaded: the list of bills says why. */
export function LastBillView({ load, payHrefOf, expected = true }: LastBillViewProps) {
  const { loading } = useMessages(supplyBillMessages);
  return (
    <Loaded
      load={load}
      loading={
        expected && (
          <SkeletonGroup label={loading}>
            <LastBillSkeleton />
          </SkeletonGroup>
        )
      }
      failure={() => null}
    >
      {({ last }) => last && <Newest bill={last} payHref={payHrefOf(last)} />}
    </Loaded>
  );
}

function Newest({ bill, payHref }: { bill: Bill; payHref: string }) {
  const { howToPay } = useMessages(supplyBillMessages);
  const [billWords, dates] = [useMessages(billsMessages), useMessages(dateMessages)];
  const formats = useFormats();
  const { debitText, dueInText, paidText } = formats;
  const money = useMoneyText();
  const today = useToday();
  const state = stateOf(bill, today);
  const due = () => {
    if (state.status === "Paid") return paidText(state.paidOn, today, dates, true);
    if (state.payer === null || state.payer === "reported") return undefined;
    return state.payer === "debit" ? debitText(state.day, today, dates, true) : dueInText(state.day, today, dates, true);
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
          <Button wide href={payHref}>
            {howToPay}
          </Button>
        )
      }
    />
  );
}
