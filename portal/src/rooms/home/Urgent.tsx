import { ToPayPanel } from "@favilla/design-system/bills/ToPayPanel.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, Suspense } from "react";
import type { Bill } from "../bills/bill.ts";
import { payPath } from "../bills/card/billLink.ts";
import { totalOf } from "../bills/open/openBills.ts";
import { homeMessages } from "./messages.it.ts";

interface UrgentProps {
  /** Bills that the customer must pay, the most urgent first. */
  bills: readonly Bill[];
  /** False if the bills could not be loaded: then nothing is said about them. */
  billsLoaded: boolean;
  reminder: ((slim: boolean) => ReactNode) | false | undefined;
  today: string;
}

/** The one thing to do now: to pay, else to read the meter. While something must be paid, the reading is one row below. */
export function Urgent({ bills, billsLoaded, reminder, today }: UrgentProps) {
  const { nothingToPay } = useMessages(homeMessages);
  const [first] = bills;
  return (
    <Stack gap={3}>
      {first && <ToPayPanel total={totalOf(bills)} days={bills.map(({ expiryDate }) => expiryDate)} today={today} href={payPath()} />}
      {reminder && <Suspense>{reminder(first !== undefined)}</Suspense>}
      {!first && billsLoaded && !reminder && <Alert tone="positive" title={nothingToPay} />}
    </Stack>
  );
}
