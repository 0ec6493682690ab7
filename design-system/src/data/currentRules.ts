import type { Day } from "./kinds.ts";
import { yearsBefore } from "./yearsBefore.ts";

/**
 * Returns rules of law that somebody has compared with their source within a year. Undefined for older ones, which may be those of another
 * year, and for a day that is still to come.
 * @param today today in Rome
 */
export const currentRules = <Rules extends { checked: Day }>(rules: Rules | undefined, today: Day): Rules | undefined =>
  rules && rules.checked >= yearsBefore(today, 1) && rules.checked <= today ? rules : undefined;
