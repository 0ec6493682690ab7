import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CountBadge } from "@favilla/design-system/actions/CountBadge.tsx";
import { ConsumptionSection, type ConsumptionSectionProps } from "@favilla/design-system/consumption/ConsumptionSection.tsx";
import { type ConsumptionViewName, ConsumptionViewSwitch } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { type ConsumptionFilterValue, countActiveConsumptionGroups } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { FilterIcon } from "@favilla/design-system/icons/FilterIcon.ts";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { displayName, type Supply } from "../supplies/supply.ts";
import { type ConsumptionRow, isEstimated } from "./consumption.ts";
import { consumptionPageMessages } from "./messages.it.ts";
import { periodText } from "./periodText.ts";

export interface SupplyConsumptionViewProps extends Pick<ConsumptionSectionProps, "onShow" | "status" | "onRetry"> {
  supply: Supply;
  /** Latest reading of the supply, for the date and the source of the data. */
  latest: ConsumptionRow | undefined;
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

/** The consumption of one supply from plain data: the toolbar, and the figures in each loading state. */
export function SupplyConsumptionView(props: SupplyConsumptionViewProps) {
  const { supply, latest, period, currentYear, view, status, exportMenu, children } = props;
  const words = useMessages(consumptionPageMessages);
  const name = displayName(supply);
  const code = supply.commodity === "gas" ? supply.pdr : supply.pod;
  const count = countActiveConsumptionGroups(period, currentYear);
  const shown = periodText(period, words.months);
  const own = latest?.origin === "customer" ? words.fromCustomer : words.fromDistributor;
  return (
    <ConsumptionSection
      id={supply.id}
      name={name}
      commodity={supply.commodity}
      code={code && fill(supply.commodity === "gas" ? words.pdr : words.pod, { code })}
      updatedAt={latest?.date}
      source={latest && (isEstimated(latest) ? words.fromEstimate : own)}
      onShow={props.onShow}
      status={status}
      onRetry={props.onRetry}
      toolbar={
        <>
          <ConsumptionViewSwitch value={view} onChange={props.onView} />
          <Button
            variant="secondary"
            icon={FilterIcon}
            aria-haspopup="dialog"
            loading={props.filterLoading}
            onPointerEnter={props.onFilterNear}
            onFocus={props.onFilterNear}
            onClick={props.onFilterOpen}
          >
            <VisuallyHidden>{fill(count === 0 ? words.filter : words.filterOn, { period: shown, name, count })}</VisuallyHidden>
            <span aria-hidden="true">{shown}</span>
            {count > 0 && <CountBadge count={count} />}
          </Button>
          {status === "ready" && exportMenu}
        </>
      }
    >
      {children}
    </ConsumptionSection>
  );
}
