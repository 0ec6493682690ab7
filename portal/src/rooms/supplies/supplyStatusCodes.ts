import type { SupplyStatus } from "@favilla/design-system/supplies/supplyStatus.ts";
import { spellings } from "../../platform/edge/spellings.ts";

/** Statuses of a supply by the server's words, both spellings of one of them included (SU-03). */
const knownStatus = spellings<SupplyStatus>({
  active: "active",
  underprocessing: "underProcessing",
  underprocessig: "underProcessing",
  canceled: "cancelled",
  ceased: "ceased",
  onceasing: "ceasing",
  sospended: "suspended",
  onsospending: "suspending",
  onworking: "inProgress",
});

/** The status of a supply by the server's word; any other word is "unknown". */
export const statusOf = (status: string | null): SupplyStatus => knownStatus(status) ?? "unknown";
