import type { Day } from "../data/kinds.ts";

/** Shares in percent of the bills of the last twelve months, beyond which a bill is out of proportion. */
export interface RightsShares {
  /** Electricity: above this share of the mean bill, such as 150. */
  electricity?: number | undefined;
  /** Gas: this share or more of the highest bill, such as 200. */
  gas?: number | undefined;
}

/**
 * Thresholds and periods of a customer's rights about a bill. They are configuration, for which the retailer answers: the library has no
 * figure of its own, and what is missing here gives no right.
 */
export interface RightsRules {
  /** Source of the figures, as the customer reads it: "TIQV, delibera 399/2025". */
  source: string;
  /** Day on which somebody compared the figures with the source. */
  checked: Day;
  /** A bill out of proportion, which is answered before the supply may be suspended. */
  anomaly?:
    | (RightsShares & {
        /** First bill of a supply: its use is above this share of what the customer's own readings give. */
        firstBill?: number | undefined;
        /** Fewest euros of such a bill. */
        least: number;
        /** Days after the due date within which to complain. */
        days: number;
        /** True if the supply is not suspended before the answer. @default false */
        keepsSupply?: boolean | undefined;
      })
    | undefined;
  /** A bill that recalculates earlier periods and is out of proportion may be paid in instalments. */
  instalments?:
    | (RightsShares & {
        /** Euros that such a bill is above. */
        above: number;
        /** Days after the due date within which to ask. */
        days: number;
      })
    | undefined;
  /** Two bills for one period: days in which the retailer answers. */
  samePeriod?: { answer: number } | undefined;
  /** Use before so many years before the day of issue need not be paid. */
  oldUse?: { years: number } | undefined;
  /** An estimate that a reading corrects. */
  estimate?: boolean | undefined;
}
