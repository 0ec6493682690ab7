import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { CountBadge } from "../actions/CountBadge.tsx";
import { sumKnown } from "../charts/sumKnown.ts";
import type { Commodity } from "../data/commodity.ts";
import { yearOf } from "../data/dates.ts";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { ConsumptionSection, type ConsumptionSectionProps } from "./ConsumptionSection.tsx";
import { type ConsumptionViewName, ConsumptionViewSwitch } from "./ConsumptionViewSwitch.tsx";
import { unitOf } from "./consumptionFigures.ts";
import { type ConsumptionFilterValue, countActiveConsumptionGroups } from "./consumptionFilter.ts";
import { type ConsumptionRow, isEstimatedRow } from "./consumptionRow.ts";
import { filterPeriodText, monthName } from "./consumptionText.ts";
import { consumptionPageMessages } from "./pageMessages.it.ts";

type Words = WordsOf<typeof consumptionPageMessages>;

/** Props, over 12 because of the supply's facts, the controls and the three slots. */
export interface SupplyConsumptionViewProps
  extends Pick<
    ConsumptionSectionProps,
    "id" | "name" | "commodity" | "onShow" | "ahead" | "status" | "onRetry" | "summary" | "headingLevel" | "children"
  > {
  /** True while the supply is being activated: without data, it has none to come before that. @default false */
  starting?: boolean | undefined;
  /** Rows of the supply's latest month, in order: they add up to the latest figure, and the last one has its date and source. */
  latest: readonly ConsumptionRow[];
  period: ConsumptionFilterValue;
  view: ConsumptionViewName;
  onView: (view: ConsumptionViewName) => void;
  /** True while the filter is loading. @default false */
  filterLoading?: boolean | undefined;
  /** Called when the pointer or focus reaches the button: start loading the filter. */
  onFilterNear?: (() => void) | undefined;
  /** Called to open a `ConsumptionFilterDrawer`. */
  onFilterOpen: () => void;
  /** A `ConsumptionFileMenu`, shown in status `ready`. @default none */
  exportMenu?: ReactNode;
}

/** Returns "41 Smc a ottobre" for the latest rows of a supply. */
function latestText(rows: readonly ConsumptionRow[], commodity: Commodity, words: Words, formats: Formats): string | undefined {
  const [row] = rows;
  const total = sumKnown(rows.map(({ consumption }) => consumption));
  if (!row || total === null) return undefined;
  const month = monthName(row.date, formats);
  const text = fill(month.startsWith("a") ? words.latestVowel : words.latest, {
    quantity: formats.formatQuantity(total, unitOf(commodity)),
    month,
  });
  return rows.some(isEstimatedRow) ? fill(words.latestEstimated, { latest: text }) : text;
}

/**
 * The consumption of one supply, an item of `ConsumptionSections`: the sentence, the controls, and the figures in each loading state. A
 * `SupplyFigures` as `children` comes with the chart's code, so import it dynamically when `onShow` is called.
 */
export function SupplyConsumptionView({
  starting = false,
  latest,
  period,
  view,
  onView,
  filterLoading,
  onFilterNear,
  onFilterOpen,
  exportMenu,
  ...section
}: SupplyConsumptionViewProps) {
  const { name, commodity, status } = section;
  const words = useMessages(consumptionPageMessages);
  const formats = useFormats();
  const count = countActiveConsumptionGroups(period, yearOf(useToday()));
  const shown = filterPeriodText(period, words.months, formats);
  const row = latest.at(-1);
  const measured = row?.origin === "customer" ? words.fromCustomer : words.fromDistributor;
  return (
    <ConsumptionSection
      {...section}
      latest={latestText(latest, commodity, words, formats)}
      updatedAt={row?.date}
      source={row && (isEstimatedRow(row) ? words.fromEstimate : measured)}
      notActive={starting && !row && (status === "empty" || status === "loading")}
      toolbar={
        <>
          {status !== "empty" && <ConsumptionViewSwitch value={view} onChange={onView} />}
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            loading={filterLoading}
            onPointerEnter={onFilterNear}
            onFocus={onFilterNear}
            onClick={onFilterOpen}
          >
            <VisuallyHidden>{fill(count === 0 ? words.filter : words.filterOn, { period: shown, name, count })}</VisuallyHidden>
            <span aria-hidden="true">{shown}</span>
            {count > 0 ? <CountBadge count={count} /> : <ChevronDownIcon />}
          </Button>
          {status === "loading" ? <Skeleton shape="control" width="3rem" height="3rem" /> : status === "ready" && exportMenu}
        </>
      }
    />
  );
}
