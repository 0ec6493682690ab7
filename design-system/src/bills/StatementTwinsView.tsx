import { type ReactNode, Suspense } from "react";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { narrow } from "../layout/Card.css.ts";
import { Stack } from "../layout/Stack.tsx";
import type { Supply } from "../supplies/supply.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { Bill } from "./bill.ts";
import { toPay } from "./openBills.ts";
import { stateOf } from "./stateOf.ts";
import { billName } from "./toCard.ts";
import { twinGroups, twinsOf } from "./twins.ts";

export interface StatementTwinsViewProps {
  /** Every bill of the supplies whose documents tell of several for one period (`suppliesWithTwins`). */
  load: Load<readonly Bill[]>;
  supplies: readonly Supply[];
  /** Draws the callouts, such as `SamePeriodCallouts`, each period once. */
  callout: (groups: readonly (readonly Bill[])[], nameOf: (bill: Bill) => string) => ReactNode;
}

/** The callouts of the statement about bills for one period. Their place is kept while the bills load; a failure leaves them out. */
export function StatementTwinsView({ load, supplies, callout }: StatementTwinsViewProps) {
  const today = useToday();
  const commodityWords = useMessages(dataMessages);
  const wait = <Skeleton shape="control" height="10rem" className={narrow} />;
  return (
    <Loaded load={load} loading={wait} failure={() => null}>
      {(bills) => {
        const groups = twinGroups(
          toPay(bills, today),
          twinsOf(bills, (bill) => stateOf(bill, today)),
        );
        return (
          groups.length > 0 && (
            <Suspense fallback={wait}>
              <Stack gap={3} className={narrow}>
                {callout(groups, (bill) => billName(bill, { supplies, commodityWords }))}
              </Stack>
            </Suspense>
          )
        );
      }}
    </Loaded>
  );
}
