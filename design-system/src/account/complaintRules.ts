import type { Day } from "../data/kinds.ts";
import type { ComplaintKind } from "./complaint.ts";

/**
 * Times and sums of complaints. They are configuration, for which the retailer answers: the library has no figure of its own, and nothing is
 * said of what is missing here.
 */
export interface ComplaintRules {
  /** Source of the figures, as the customer reads it: "TIQV, delibera 399/2025". */
  source: string;
  /** Day on which somebody compared the figures with the source. */
  checked: Day;
  /** Calendar days within which the retailer answers, by kind. */
  days: {
    [Kind in ComplaintKind]?: number | undefined;
  } & {
    /** For a correction where bills come every four months. Without it `rectification` holds for each rhythm. */
    rectificationFourMonthly?: number | undefined;
  };
  /** Indemnity after a late answer. */
  indemnity?:
    | {
        /** Kinds that have one. */
        kinds: readonly ComplaintKind[];
        /** Euros from so many days of delay on. The step with the most days that have passed counts. */
        steps: readonly { late: number; euros: number }[];
      }
    | undefined;
  /** Service to which a customer can turn after the answer, or without one after so many days. */
  conciliation?: { after: number; name: string; href: string } | undefined;
}
