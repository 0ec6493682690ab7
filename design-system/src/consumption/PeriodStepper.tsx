import { Button } from "../actions/Button.tsx";
import { CountBadge } from "../actions/CountBadge.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { yearOf } from "../data/dates.ts";
import { useFormats } from "../data/useFormats.ts";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { ChevronLeftIcon } from "../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { type ConsumptionFilterValue, consumptionYears, countActiveConsumptionGroups } from "./consumptionFilter.ts";
import { filterPeriodText, shortMonthsText } from "./consumptionText.ts";
import * as styles from "./PeriodStepper.css.ts";
import { consumptionPageMessages } from "./pageMessages.it.ts";

interface PeriodStepperProps {
  /** Name of the supply, part of each accessible name. */
  name: string;
  period: ConsumptionFilterValue;
  /** Year in which the supply was activated. Earlier years are not offered. */
  activationYear: number | undefined;
  /** Called with the same months of the year before or after. Without it there are no arrows. */
  onPeriod: ((period: ConsumptionFilterValue) => void) | undefined;
  filterLoading: boolean | undefined;
  onFilterNear: (() => void) | undefined;
  onFilterOpen: () => void;
}

/** The period of consumption: the button of the filter, between the arrows to the years beside the shown one. */
export function PeriodStepper({ name, period, activationYear, onPeriod, filterLoading, onFilterNear, onFilterOpen }: PeriodStepperProps) {
  const words = useMessages(consumptionPageMessages);
  const formats = useFormats();
  const currentYear = yearOf(useToday());
  const years = consumptionYears(currentYear, activationYear);
  const count = countActiveConsumptionGroups(period, currentYear);
  const months = shortMonthsText(period, formats);

  const step = (by: 1 | -1) => {
    const year = period.year + by;
    const isOffered = years.includes(year);
    return (
      <IconButton
        icon={by < 0 ? ChevronLeftIcon : ChevronRightIcon}
        label={fill(by < 0 ? words.yearBefore : words.yearAfter, { year, name })}
        className={styles.step}
        // An arrow that was pressed stays in the order of focus when there are no more years.
        aria-disabled={!isOffered}
        onClick={() => isOffered && onPeriod?.({ ...period, year })}
      />
    );
  };
  const hasSteps = onPeriod && years.length > 1;
  return (
    <div className={styles.frame}>
      {hasSteps && step(-1)}
      <Button
        variant="secondary"
        className={styles.period}
        aria-haspopup="dialog"
        loading={filterLoading}
        onPointerEnter={onFilterNear}
        onFocus={onFilterNear}
        onClick={onFilterOpen}
      >
        <VisuallyHidden>
          {fill(count === 0 ? words.filter : words.filterOn, { period: filterPeriodText(period, words.months, formats), name, count })}
        </VisuallyHidden>
        <span aria-hidden="true" className={months ? styles.months : undefined}>
          {months && <span>{months} </span>}
          <span>{period.year}</span>
        </span>
        <ChevronDownIcon className={styles.more} />
      </Button>
      {hasSteps && step(1)}
      {count > 0 && <CountBadge count={count} className={styles.badge} />}
    </div>
  );
}
