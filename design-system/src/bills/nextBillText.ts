import { useMoneyText } from "../data/discreetText.ts";
import { capitalized } from "../data/relativeDates.ts";
import { useFormats } from "../data/useFormats.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { NextBill } from "./nextBill.ts";
import { spendingMessages } from "./spendingMessages.it.ts";

/** Texts of a next bill in the page's language. In discreet mode they have no amounts. */
export interface NextBillText {
  /** The range in short: "74 – 110 €". */
  range: string;
  /** The estimate: "≈ 92 €". */
  middle: string;
  /** "Verso il 13 gennaio", or that it is on its way if that day has passed. */
  day: string;
  /** An amount in whole euros, from cents. */
  euros: (cents: number) => string;
}

/** Returns the function that writes the texts of a next bill. */
export function useNextBillText(): (next: NextBill, short?: boolean) => NextBillText {
  const words = useMessages(spendingMessages);
  const { fillDates, bareDayFrom, formatNumber } = useFormats();
  const money = useMoneyText();
  const isDiscreet = useDiscreet();
  const today = useToday();
  const euros = (cents: number) => money(Math.round(cents / 100)).replace(/[.,]00(?=\D*$)/, "");
  return ({ least, most, middle, day }, short = false) => {
    const [from, to] = [euros(least), euros(most)];
    // One sign is enough, where the language writes it: "74 – 110 €", "€74 – 110".
    const [low, high] = /^\d/.test(to) ? [formatNumber(least / 100), to] : [from, formatNumber(most / 100)];
    const date = day && day >= today ? bareDayFrom(day, today, short) : undefined;
    return {
      // Amounts of a million euros break after the dash where there is no room for both.
      range: isDiscreet ? to : `${low.replaceAll(" ", "\u00a0")}\u00a0– ${high.replaceAll(" ", "\u00a0")}`,
      middle: isDiscreet || middle === undefined ? "" : `≈\u00a0${euros(middle)}`,
      day: capitalized(date ? fillDates(words.nextDay, { date }) : words.nextNow),
      euros,
    };
  };
}
