import { Suspense, useCallback, useMemo } from "react";
import { OutlookSkeleton } from "../consumption/ConsumptionSkeleton.tsx";
import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import type { ExportFormat } from "../data/ExportMenu.tsx";
import type { ExportTable } from "../data/exportTable.ts";
import { type Load, loadedData } from "../data/load.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { useTableExport } from "../files/useTableExport.ts";
import { Stack } from "../layout/Stack.tsx";
import { displayName, hasEnded, type Supply } from "../supplies/supply.ts";
import { lateComponent } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { useToday } from "../theme/today.ts";
import { NextBillPanel } from "./NextBillPanel.tsx";
import { nextBillOf } from "./nextBill.ts";
import { type Spending, yearsOf } from "./spending.ts";
import type { NameOf } from "./spendingBars.ts";
import { spendingMessages } from "./spendingMessages.it.ts";
import { toSpendingTable } from "./spendingTable.ts";

/** The years have a chart, a table and a menu, and are closed at first. */
const YearsSpent = lateComponent(() => import("./YearsSpent.tsx"), "YearsSpent", { optional: true });

export interface SpendingOutlookViewProps {
  supply: Supply;
  /** All supplies of the customer, for their names. */
  supplies: readonly Supply[];
  /** Cost of all supplies, from the customer's bills (`spendingOf`). Undefined until it is known. */
  spending: Spending | undefined;
  /** Readings of the supply in the days of `daysForNextBill`. */
  readings: Load<readonly ConsumptionRow[]>;
  /** True while a reading of the supply can be sent. @default false */
  canRead?: boolean | undefined;
  /** True if the reasons of the estimate are open at first. @default false */
  open?: boolean | undefined;
  /** False leaves out the years, and the sentence that there is no range. @default true */
  whole?: boolean | undefined;
  /** Saves the table of the years as a file. @default saves it by `useTableExport` */
  onExport?: ((format: ExportFormat, table: ExportTable) => Promise<void>) | undefined;
}

/**
 * The range of the next bill of a supply that has not ended, and what all supplies cost year by year. Renders nothing of what is not known
 * yet.
 */
export function SpendingOutlookView({
  supply,
  supplies,
  spending,
  readings,
  canRead = false,
  open = false,
  whole = true,
  onExport,
}: SpendingOutlookViewProps) {
  const words = useMessages(spendingMessages);
  const { currencySign } = useNumberFormats();
  const save = useTableExport();
  const today = useToday();
  const years = useMemo(() => (spending ? yearsOf(spending) : []), [spending]);
  const supplyBills = hasEnded(supply) ? undefined : spending?.bySupply.get(supply.id);
  const rows = loadedData(readings);
  const next = useMemo(() => (supplyBills && rows ? nextBillOf(supplyBills, rows, today) : null), [supplyBills, rows, today]);
  const nameOf = useCallback<NameOf>(
    (id) => {
      const named = supplies.find((each) => each.id === id);
      return named ? displayName(named) : words.noSupply;
    },
    [supplies, words],
  );
  const isKnown = readings.state === "Loaded" || readings.state === "NoDataFound" || readings.state === "LoadFailure";
  return (
    <Stack gap={4}>
      {!whole && !hasEnded(supply) && !(spending && isKnown) && readings.state !== "LoadFailure" && <OutlookSkeleton />}
      {supplyBills && isKnown && (next || whole) && (
        <NextBillPanel next={next} failed={readings.state === "LoadFailure"} canRead={canRead} open={open} />
      )}
      {whole && years.length > 0 && (
        <Disclosure summary={words.yearsSummary}>
          <Suspense fallback={<Skeleton height="20rem" shape="control" />}>
            <YearsSpent
              years={years}
              nameOf={nameOf}
              onExport={(format) => (onExport ?? save)(format, toSpendingTable(years, nameOf, words, currencySign))}
            />
          </Suspense>
        </Disclosure>
      )}
    </Stack>
  );
}
