import { ToPayPanel } from "@favilla/design-system/bills/ToPayPanel.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { cx } from "@favilla/design-system/theme/cx.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, Suspense } from "react";
import type { Bill } from "../bills/bill.ts";
import { payPath } from "../bills/card/billLink.ts";
import { stateOf } from "../bills/card/billState.ts";
import { totalOf } from "../bills/open/openBills.ts";
import { aside, close } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

interface UrgentProps {
  /** Bills that the customer must pay, the most urgent first. */
  bills: readonly Bill[];
  /** Draws the callout about bills for one period. */
  callout?: ((bills: readonly Bill[]) => ReactNode) | undefined;
  /** Bills for one period, each period once. */
  periods: readonly (readonly Bill[])[];
  /** False if the bills could not be loaded: then nothing is said about them. */
  billsLoaded: boolean;
  reminder: ((slim: boolean) => ReactNode) | false | undefined;
  today: string;
  /** The due dates, which follow. */
  children?: ReactNode;
}

/** The one thing to do now: to pay, else to read the meter. While something must be paid, the reading is one row above the due dates. */
export function Urgent({ bills, callout, periods, billsLoaded, reminder, today, children }: UrgentProps) {
  const { nothingToPay } = useMessages(homeMessages);
  const [first] = bills;
  return (
    <>
      {first && (
        <ToPayPanel total={totalOf(bills, today)} days={bills.map((bill) => stateOf(bill, today).day)} today={today} href={payPath()} />
      )}
      {!first && reminder && <Suspense>{reminder(false)}</Suspense>}
      {!first && billsLoaded && !reminder && <Alert tone="positive" title={nothingToPay} />}
      <div className={cx(aside, first && (reminder || periods.length > 0) && close)}>
        {periods.map((group) => (
          <Suspense key={group[0]?.id} fallback={<Skeleton shape="control" height="12rem" />}>
            {callout?.(group)}
          </Suspense>
        ))}
        {first && reminder && <Suspense>{reminder(true)}</Suspense>}
        {children}
      </div>
    </>
  );
}
