import type { SupplyStatus } from "@favilla/design-system/supplies/supplyStatus.ts";
import type { Load } from "../../platform/loading/load.ts";
import type { Bill } from "../bills/bill.ts";
import type { Supply } from "../supplies/supply.ts";

const starting: readonly SupplyStatus[] = ["underProcessing", "inProgress"];

/** Whether a supply is on its way to being active. */
export const isStarting = ({ status }: Pick<Supply, "status">): boolean => starting.includes(status);

/** Whether everything is still to come: no bill yet, and no supply but those that are being activated. */
export const isNewcomer = (bills: Load<readonly Bill[]>, supplies: Load<readonly Supply[]>): boolean =>
  bills.state === "NoDataFound" && (supplies.state === "NoDataFound" || (supplies.state === "Loaded" && supplies.data.every(isStarting)));
