import { Fragment, forwardRef } from "react";
import { useFormats } from "../data/useFormats.ts";
import { Text, type TextProps } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { ConsumptionData } from "./consumption.ts";
import { periodSentence, type Sentence, summarySentences } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";
import { useConsumptionYear } from "./useConsumptionYear.ts";

export interface ConsumptionSummaryProps extends ConsumptionData, Omit<TextProps, "as" | "children"> {}

/** Placeholders that are shown in bold. */
const important = ["total", "change", "month"];

/** A sentence with the important values in bold. */
const Emphasized = ({ text, values }: Sentence) => (
  <>
    {text.split(/\{(\w+)\}/).map((part, index) => {
      if (index % 2 === 0) return part;
      const value = values[part] ?? "";
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order.
      return important.includes(part) ? <strong key={index}>{value}</strong> : <Fragment key={index}>{value}</Fragment>;
    })}
  </>
);

/**
 * The year in a sentence or two, from the same data as chart and table: the consumption, the comparison with the previous year, and missing
 * months.
 */
export const ConsumptionSummary = forwardRef<HTMLElement, ConsumptionSummaryProps>(function ConsumptionSummary(
  { year, months, unit, previousYear, monthFrom, monthTo, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const formats = useFormats();
  const all = useConsumptionYear({ year, months, unit, previousYear, monthFrom, monthTo });
  const period = periodSentence(all, words, formats);
  return (
    <Text size="lead" {...rest} ref={ref}>
      {summarySentences(all, fill(period.text, period.values), unit, words, formats).map((sentence) => (
        <Fragment key={sentence.text}>
          <Emphasized {...sentence} />{" "}
        </Fragment>
      ))}
    </Text>
  );
});
