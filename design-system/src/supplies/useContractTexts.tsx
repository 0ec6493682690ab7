import type { ReactNode } from "react";
import { dateMessages } from "../data/dateMessages.it.ts";
import { daysBetween } from "../data/days.ts";
import { HiddenValue } from "../data/HiddenValue.tsx";
import type { Day } from "../data/kinds.ts";
import { useFormats } from "../data/useFormats.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { fill, useMessages } from "../theme/messages.ts";
import type { QuantityUnit } from "../theme/numbers.ts";
import { useToday } from "../theme/today.ts";
import { type ContractPrice, priceDecimals, type UnitPrice } from "./contract.ts";
import { contractMessages } from "./contractMessages.it.ts";

/** Returns the functions that write days and prices of a contract. Internal. */
export function useContractTexts(unit: QuantityUnit) {
  const words = useMessages(contractMessages);
  const dates = useMessages(dateMessages);
  const { formatPrice, formatMoney, formatDayMonth, distanceText, hiddenMoney } = useFormats();
  const discreet = useDiscreet();
  const today = useToday();
  const hideable = (text: string): ReactNode => (discreet ? <HiddenValue dots={hiddenMoney} kind="hiddenAmount" /> : text);
  const dayText = (day: Day | null): string | undefined => formatDayMonth(day, { year: true });
  const distance = (day: Day): string => {
    const count = daysBetween(today, day);
    return distanceText(day, today, dates) ?? fill(count < 0 ? dates.sinceDays : dates.inDays, { count: Math.abs(count) });
  };
  const priceText = (perUnit: number, all: readonly UnitPrice[]) => formatPrice(perUnit, priceDecimals(all.map((each) => each.perUnit)));
  return {
    dayText,
    distance,
    /** A day with its distance, whatever it is: "28 febbraio 2027 · tra 100 giorni". */
    dayAndDistance: (day: Day | null): string | undefined => {
      const text = dayText(day);
      return day && text ? `${text} · ${distance(day)}` : undefined;
    },
    /** The price of a kWh or Smc. @param all prices that stand beside it, which have the same number of decimals */
    unitText: ({ perUnit }: UnitPrice, all: readonly UnitPrice[]): ReactNode =>
      hideable(fill(words.unit, { price: priceText(perUnit, all), unit })),
    /** The same without its unit, for a row that names it. */
    bareUnitText: ({ perUnit }: UnitPrice, all: readonly UnitPrice[]): ReactNode => hideable(priceText(perUnit, all)),
    yearText: ({ perYear }: ContractPrice): ReactNode => perYear !== null && hideable(fill(words.aYear, { amount: formatMoney(perYear) })),
  };
}
