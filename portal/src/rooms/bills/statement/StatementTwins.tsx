import type { AccountBalance } from "@favilla/design-system/bills/accountBalance.ts";
import { toPay } from "@favilla/design-system/bills/openBills.ts";
import { card } from "@favilla/design-system/bills/StatementBalance.css.ts";
import { suppliesWithTwins } from "@favilla/design-system/bills/statementTwins.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { billName } from "@favilla/design-system/bills/toCard.ts";
import { twinGroups, twinsOf } from "@favilla/design-system/bills/twins.ts";
import { Loaded } from "@favilla/design-system/data/Loaded.tsx";
import { dataMessages } from "@favilla/design-system/data/messages.it.ts";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { Suspense, useState } from "react";
import { part } from "../../../platform/loading/part.ts";
import { useBillsOfSupplies } from "../useKnownBills.ts";

/** Loaded for the few customers with several bills for one period. */
const twinPart = part("TwinCallouts", () => import("../card/TwinCallouts.tsx"), { optional: true });

interface StatementTwinsProps {
  /** The documents that have come; undefined before. */
  documents: readonly AccountBalance[] | undefined;
  /** True if a filter leaves documents out. */
  filtered: boolean;
  supplies: readonly Supply[] | undefined;
}

const none: readonly string[] = [];
const noSupplies: readonly Supply[] = [];

/** The callout about bills for one period, if the documents tell of some. A filter takes documents away, but leaves it. */
export function StatementTwins({ documents, filtered, supplies }: StatementTwinsProps) {
  const today = useToday();
  const commodityWords = useMessages(dataMessages);
  const [read, setRead] = useState<{ documents: readonly AccountBalance[]; codes: readonly string[] }>();
  // The first documents may be filtered ones: better some than none.
  if (documents && documents !== read?.documents && (!filtered || !read))
    setRead({ documents, codes: suppliesWithTwins(documents, today) });
  const codes = read?.codes ?? none;
  const load = useBillsOfSupplies(codes.length > 0 ? codes : null);
  const wait = <Skeleton shape="control" height="10rem" className={card} />;
  if (codes.length === 0) return null;
  return (
    <Loaded load={load} loading={wait} failure={() => null}>
      {({ bills }) => {
        const groups = twinGroups(
          toPay(bills, today),
          twinsOf(bills, (bill) => stateOf(bill, today)),
        );
        return (
          groups.length > 0 && (
            <Suspense fallback={wait}>
              <Stack gap={3} className={card}>
                <twinPart.Component
                  groups={groups}
                  nameOf={(bill) => billName(bill, { supplies: supplies ?? noSupplies, commodityWords })}
                />
              </Stack>
            </Suspense>
          )
        );
      }}
    </Loaded>
  );
}
