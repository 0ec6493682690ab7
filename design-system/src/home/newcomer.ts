import type { Load } from "../data/load.ts";
import { isStarting, type Supply } from "../supplies/supply.ts";

/** Tells whether the customer is new: no bill yet, and only supplies that are being activated. */
export const isNewcomer = (bills: Load<unknown>, supplies: Load<readonly Supply[]>): boolean =>
  bills.state === "NoDataFound" && (supplies.state === "NoDataFound" || (supplies.state === "Loaded" && supplies.data.every(isStarting)));
