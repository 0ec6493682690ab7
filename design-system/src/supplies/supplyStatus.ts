/** States of a supply (SU-03). */
export const supplyStatuses = [
  "active",
  "underProcessing",
  "inProgress",
  "ceasing",
  "suspending",
  "suspended",
  "ceased",
  "cancelled",
  "unknown",
] as const;
export type SupplyStatus = (typeof supplyStatuses)[number];
