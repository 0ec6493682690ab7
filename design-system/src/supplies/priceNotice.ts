import { currentRules } from "../data/currentRules.ts";
import { addDays, daysBetween, monthsAfter } from "../data/days.ts";
import type { Day } from "../data/kinds.ts";
import type { PriceChange } from "./contract.ts";
import { isRise } from "./priceChange.ts";

/** Shortest time between a notice and the new price: months, else days. */
export interface NoticeTime {
  months?: number | undefined;
  days?: number | undefined;
}

/** Times of notice. They are configuration, for which the retailer answers; nothing is said of what is missing. */
export interface NoticeRules {
  /** Source of the times, as the customer reads it. */
  source: string;
  /** Day on which somebody compared the times with the source. */
  checked: Day;
  rise?: NoticeTime | undefined;
  fall?: NoticeTime | undefined;
}

/** A notice that came too late. */
export interface ShortNotice {
  noticedOn: Day;
  /** Days from the notice to the new price. */
  given: number;
  time: NoticeTime;
  /** First day on which the new price could have held. */
  earliest: Day;
  isRise: boolean;
  source: string;
}

const earliestOf = (day: Day, { months, days = 0 }: NoticeTime): Day =>
  months === undefined ? addDays(day, days) : monthsAfter(day, months);

/**
 * Returns the facts of a notice that is shorter than the rules ask for: so many days or calendar months after its day, in Rome, at most the last
 * day of a shorter month. Undefined for one that is long enough, where no rule is known or nobody has compared it for a year, and where it is not
 * known whether the price rises.
 */
export function shortNotice(change: PriceChange, rules: NoticeRules | undefined, today: Day): ShortNotice | undefined {
  const rise = isRise(change);
  const current = currentRules(rules, today);
  const time = rise === undefined ? undefined : current?.[rise ? "rise" : "fall"];
  if (!current || !time || rise === undefined || change.noticedOn === null) return undefined;
  const earliest = earliestOf(change.noticedOn, time);
  if (change.from >= earliest) return undefined;
  return {
    noticedOn: change.noticedOn,
    given: daysBetween(change.noticedOn, change.from),
    time,
    earliest,
    isRise: rise,
    source: current.source,
  };
}
