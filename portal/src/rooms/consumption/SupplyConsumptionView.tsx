import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CountBadge } from "@favilla/design-system/actions/CountBadge.tsx";
import { sumKnown } from "@favilla/design-system/charts/sumKnown.ts";
import { ConsumptionSection, type ConsumptionSectionProps } from "@favilla/design-system/consumption/ConsumptionSection.tsx";
import { type ConsumptionViewName, ConsumptionViewSwitch } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { type ConsumptionFilterValue, countActiveConsumptionGroups } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { monthName } from "@favilla/design-system/consumption/consumptionText.ts";
import type { Commodity } from "@favilla/design-system/data/commodity.ts";
import { type Formats, useFormats } from "@favilla/design-system/data/useFormats.ts";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { ChevronDownIcon } from "@favilla/design-system/icons/ChevronDownIcon.ts";
import { displayName, isStarting, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { fill, useMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { type ConsumptionRow, isEstimatedRow } from "./consumption.ts";
import { unitOf } from "./figures.ts";
import { consumptionPageMessages } from "./messages.it.ts";
import { filterPeriodText } from "./periodText.ts";

type Words = WordsOf<typeof consumptionPageMessages>;

export interface SupplyConsumptionViewProps extends Pick<ConsumptionSectionProps, "onShow" | "ahead" | "status" | "onRetry"> {
  supply: Supply;
  /** Rows of the supply's latest month, in order: they add up to the latest figure, and the last one has its date and source. */
  latest: readonly ConsumptionRow[];
  /** The sentence above the controls, in status `ready`. */
  summary: ReactNode;
  period: ConsumptionFilterValue;
  currentYear: number;
  view: ConsumptionViewName;
  onView: (view: ConsumptionViewName) => void;
  /** True while the filter is loading. */
  filterLoading: boolean;
  /** Called when the pointer or focus reaches the button: start loading the filter. */
  onFilterNear: () => void;
  onFilterOpen: () => void;
  /** The download button, if there is something to download. */
  exportMenu: ReactNode;
  /** Content of the status `ready`. */
  children?: ReactNode;
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

/** The consumption of one supply from plain data: the sentence, the controls, and the figures in each loading state. */
export function SupplyConsumptionView(props: SupplyConsumptionViewProps) {
  const { supply, latest, period, currentYear, view, status, summary, exportMenu, children } = props;
  const words = useMessages(consumptionPageMessages);
  const formats = useFormats();
  const name = displayName(supply);
  const count = countActiveConsumptionGroups(period, currentYear);
  const shown = filterPeriodText(period, words.months, formats);
  const row = latest.at(-1);
  const notActive = isStarting(supply) && !row && (status === "empty" || status === "loading");
  const measured = row?.origin === "customer" ? words.fromCustomer : words.fromDistributor;
  return (
    <ConsumptionSection
      id={supply.id}
      name={name}
      commodity={supply.commodity}
      latest={latestText(latest, supply.commodity, words, formats)}
      updatedAt={row?.date}
      source={row && (isEstimatedRow(row) ? words.fromEstimate : measured)}
      onShow={props.onShow}
      ahead={props.ahead}
      status={status}
      notActive={notActive}
      onRetry={props.onRetry}
      summary={summary}
      toolbar={
        <>
          {status !== "empty" && <ConsumptionViewSwitch value={view} onChange={props.onView} />}
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            loading={props.filterLoading}
            onPointerEnter={props.onFilterNear}
            onFocus={props.onFilterNear}
            onClick={props.onFilterOpen}
          >
            <VisuallyHidden>{fill(count === 0 ? words.filter : words.filterOn, { period: shown, name, count })}</VisuallyHidden>
            <span aria-hidden="true">{shown}</span>
            {count > 0 ? <CountBadge count={count} /> : <ChevronDownIcon />}
          </Button>
          {status === "loading" ? <Skeleton shape="control" width="3rem" height="3rem" /> : status === "ready" && exportMenu}
        </>
      }
    >
      {children}
    </ConsumptionSection>
  );
}
