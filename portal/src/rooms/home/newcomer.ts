import type { SupplyStatus } from "@favilla/design-system/supplies/supplyStatus.ts";
import type { Load } from "../../platform/loading/load.ts";
import type { Supply } from "../supplies/supply.ts";

const starting: readonly SupplyStatus[] = ["underProcessing", "inProgress"];

/** Tells whether a supply is being activated. */
export const isStarting = ({ status }: Pick<Supply, "status">): boolean => starting.includes(status);

/** Tells whether the customer is new: no bill yet, and only supplies that are being activated. */
export const isNewcomer = (bills: Load<unknown>, supplies: Load<readonly Supply[]>): boolean =>
  bills.state === "NoDataFound" && (supplies.state === "NoDataFound" || (supplies.state === "Loaded" && supplies.data.every(isStarting)));
