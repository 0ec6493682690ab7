import { type ReactNode, Suspense } from "react";
import type { Bill } from "../bills/bill.ts";
import { totalOf } from "../bills/openBills.ts";
import { stateOf } from "../bills/stateOf.ts";
import { ToPayPanel } from "../bills/ToPayPanel.tsx";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { joinedRows } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

interface UrgentProps {
  /** Address of the way to pay. */
  payHref: string;
  /** Bills that the customer must pay, the most urgent first. */
  bills: readonly Bill[];
  /** Callout about bills for one period. */
  callout?: ReactNode;
  /** Payments that the customer has reported. */
  reported?: ReactNode;
  /** True if all bills are for one period. */
  samePeriod: boolean;
  /** False if the bills could not be loaded: then nothing is said about them. */
  billsLoaded: boolean;
  reminder: ((slim: boolean) => ReactNode) | false | undefined;
  /** The next bill, whose place is kept while it comes. */
  ahead?: ((place: "row" | "panel") => ReactNode) | undefined;
}

/**
 * The one thing to do now: to pay, else to read the meter; with neither, the next bill. While something must be paid, the reading is one row
 * below it, and the next bill another.
 */
export function Urgent({ payHref, bills, callout, reported, samePeriod, billsLoaded, reminder, ahead }: UrgentProps) {
  const today = useToday();
  const { nothingToPay } = useMessages(homeMessages);
  const [first] = bills;
  const row = ahead && <Suspense fallback={<RowGroupSkeleton count={1} />}>{ahead("row")}</Suspense>;
  if (!first) {
    const none = billsLoaded && <Alert tone="positive" title={nothingToPay} />;
    const panel =
      ahead && billsLoaded ? <Suspense fallback={<Skeleton shape="control" height="18.25rem" />}>{ahead("panel")}</Suspense> : none;
    return (
      <Stack gap={3}>
        {reminder ? <Suspense>{reminder(false)}</Suspense> : panel}
        {reminder && row}
        <Suspense>{reported}</Suspense>
      </Stack>
    );
  }
  const states = bills.map((bill) => stateOf(bill, today));
  return (
    <Stack gap={3}>
      <ToPayPanel
        total={totalOf(bills, today)}
        days={states.map(({ day }) => day)}
        undatedOverdue={states.filter(({ day, late }) => day === null && late).length}
        samePeriod={samePeriod}
        href={payHref}
      />
      <Suspense>{reported}</Suspense>
      {callout && <Suspense fallback={<Skeleton shape="control" height="10rem" />}>{callout}</Suspense>}
      {(reminder || row) && (
        <div className={joinedRows}>
          {reminder && <Suspense>{reminder(true)}</Suspense>}
          {row}
        </div>
      )}
    </Stack>
  );
}
