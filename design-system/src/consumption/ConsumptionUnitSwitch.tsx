import { forwardRef, type ReactNode } from "react";
import { ToggleGroup, type ToggleGroupProps } from "../actions/ToggleGroup.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useRegion } from "../theme/region.ts";
import * as styles from "./ConsumptionUnitSwitch.css.ts";
import type { ConsumptionUnit } from "./consumption.ts";
import { consumptionMessages } from "./messages.it.ts";

/** Measures of consumption: energy, or its cost. */
export const consumptionMeasures = ["energy", "euros"] as const;
export type ConsumptionMeasure = (typeof consumptionMeasures)[number];

export interface ConsumptionUnitSwitchProps extends Omit<ToggleGroupProps<ConsumptionMeasure>, "legend" | "options"> {
  value: ConsumptionMeasure;
  onChange: (value: ConsumptionMeasure) => void;
  /** Unit of the supply's energy. */
  unit: ConsumptionUnit;
  /** A `Disclosure` that begins on the same line, such as the single readings. */
  children?: ReactNode;
}

/** Switches the figures above it between energy and euros. The ref is the radio group. */
export const ConsumptionUnitSwitch = forwardRef<HTMLDivElement, ConsumptionUnitSwitchProps>(function ConsumptionUnitSwitch(
  { unit, children, className, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const { currency } = useRegion();
  const euros = (
    <>
      <span className={styles.sign} aria-hidden="true">
        €
      </span>
      <span className={styles.word}>{words.euros}</span>
    </>
  );
  const options = [
    { value: "energy", label: unit },
    { value: "euros", label: currency === "EUR" ? euros : currency },
  ] as const;
  const group = (look?: string) => (
    <ToggleGroup {...rest} ref={ref} className={cx(look, className)} legend={words.units} options={options} />
  );
  if (!children) return group();
  return (
    <div className={styles.foot}>
      {group(styles.units)}
      <div className={styles.beside}>{children}</div>
    </div>
  );
});
