import { nextBillOf } from "@favilla/design-system/bills/nextBill.ts";
import { type Spending, spendingOf, yearsOf } from "@favilla/design-system/bills/spending.ts";
import type { ConsumptionViewName } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { addDays } from "@favilla/design-system/data/dates.ts";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { Disclosure } from "@favilla/design-system/disclosure/Disclosure.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "@favilla/design-system/feedback/illustrations/NothingFoundIllustration.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { displayName, hasEnded, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useCallback, useMemo } from "react";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { saveFile } from "../../../platform/export/saveFile.ts";
import { exportFileName } from "../../../platform/export/table.ts";
import { part } from "../../../platform/loading/part.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { consumptionOfPeriodQuery } from "../../consumption/calls.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { allBillsQuery } from "../fetchEveryBill.ts";
import { MonthsSpent } from "./MonthsSpent.tsx";
import { NextBillPanel } from "./NextBillPanel.tsx";
import { type NameOf, type SpendingPeriod, spentMonths } from "./spendingBars.ts";
import { spendingMessages } from "./spendingMessages.it.ts";
import { toSpendingTable } from "./spendingTable.ts";
import { YearsSpent } from "./YearsSpent.tsx";

const exportPart = part("export", () => import("../../../platform/export/exportTable.ts"));

/** Years of readings behind the next bill: its error is measured on past bills, and each needs the year before. */
const years = 3;

export interface SupplyMoneyProps {
  supply: Supply;
  period: SpendingPeriod;
  view: ConsumptionViewName;
}

interface SpendingLoad {
  spending: Spending | undefined;
  supplies: readonly Supply[];
  failure: { error: unknown; retry: () => void } | undefined;
}

/** Loads what was spent by all supplies. */
function useSpending(): SpendingLoad {
  const bills = useQuery(allBillsQuery);
  const supplies = useQuery(suppliesQuery);
  const [allBills, allSupplies] = [loadedData(bills), loadedData(supplies)];
  const spending = useMemo(() => allBills && allSupplies && spendingOf(allBills, allSupplies), [allBills, allSupplies]);
  const failure = [bills, supplies].find((load) => load.state === "LoadFailure");
  return { spending, supplies: allSupplies ?? [], failure };
}

/** A supply's consumption in euros, from its bills, month by month. */
export function SupplyMoney({ supply, period, view }: SupplyMoneyProps) {
  const words = useMessages(spendingMessages);
  const errorWords = useErrorWords();
  const { spending, failure } = useSpending();
  const supplyBills = spending?.bySupply.get(supply.id);
  const day = useToday();
  const ended = hasEnded(supply);
  const months = useMemo(() => spentMonths(supplyBills ?? [], period, day, ended), [supplyBills, period, day, ended]);
  if (failure) return <ServerErrorPanel title={words.failedTitle} description={errorWords(failure.error)} onRetry={failure.retry} />;
  if (!spending)
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton height="20rem" shape="control" />
      </SkeletonGroup>
    );
  if (months.every(({ euros }) => euros === null))
    return <EmptyState headingLevel={3} illustration={<NothingFoundIllustration />} title={words.noneTitle} description={words.noneText} />;
  return <MonthsSpent name={displayName(supply)} year={period.year} months={months} view={view} uncounted={spending.uncounted} />;
}

/** The next bill of a supply that has not ended, and what all supplies cost year by year. */
export function SupplyOutlook({ supply }: Pick<SupplyMoneyProps, "supply">) {
  const words = useMessages(spendingMessages);
  const formats = useFormats();
  const { spending, supplies } = useSpending();
  const day = useToday();
  const spentYears = useMemo(() => (spending ? yearsOf(spending) : []), [spending]);
  const supplyBills = hasEnded(supply) ? undefined : spending?.bySupply.get(supply.id);
  const readings = useQuery(
    consumptionOfPeriodQuery,
    supplyBills ? { supplyId: supply.id, from: addDays(day, -366 * years), to: day } : null,
  );
  const rows = loadedData(readings);
  const next = useMemo(() => (supplyBills && rows ? nextBillOf(supplyBills, rows, day) : null), [supplyBills, rows, day]);
  const nameOf = useCallback<NameOf>(
    (id) => {
      const named = supplies.find((each) => each.id === id);
      return named ? displayName(named) : words.noSupply;
    },
    [supplies, words],
  );
  const save = async (format: ExportFormat) => {
    const { exportTable } = await exportPart.load();
    const table = toSpendingTable(spentYears, nameOf, words);
    saveFile(await exportTable(format, table, formats), exportFileName(words.exportTitle, format));
  };
  return (
    <Stack gap={4}>
      {supplyBills && (rows || readings.state === "LoadFailure") && <NextBillPanel next={next} failed={!rows} />}
      {spentYears.length > 0 && (
        <Disclosure summary={words.yearsSummary}>
          <YearsSpent years={spentYears} nameOf={nameOf} onExport={save} />
        </Disclosure>
      )}
    </Stack>
  );
}
