import type { Load } from "../../platform/loading/load.ts";
import type { Bill } from "../bills/bill.ts";
import type { Supply, SupplyStatus } from "../supplies/supply.ts";

const starting: readonly SupplyStatus[] = ["UnderProcessing", "onWorking"];

/** Whether a supply is on its way to being active. */
export const isStarting = ({ status }: Pick<Supply, "status">): boolean => starting.includes(status);

/** Whether everything is still to come: no bill yet, and no supply but those that are being activated. */
export const isNewcomer = (bills: Load<readonly Bill[]>, supplies: Load<readonly Supply[]>): boolean =>
  bills.state === "NoDataFound" && (supplies.state === "NoDataFound" || (supplies.state === "Loaded" && supplies.data.every(isStarting)));
