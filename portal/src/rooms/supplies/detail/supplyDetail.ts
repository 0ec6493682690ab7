import type { Supply } from "../supply.ts";
import type { SupplyDetail } from "./calls.ts";

export type { SupplyAddress } from "../addressCalls.ts";
export type { SupplyDetail } from "./calls.ts";

/** The states of a meter (SU-03); any other is "unknown". */
export const meterStatuses = ["active", "removed", "waiting", "installedWithoutContract", "unknown"] as const;
export type MeterStatus = (typeof meterStatuses)[number];

/** "unknown" where the servers say something else. */
export type BillingFrequency = "Monthly" | "Even" | "Odd" | "unknown";

/** Product that cannot be paid for with a savings booklet (PM-02). */
const withoutBooklet = "OP810";

export const canUseBooklet = ({ productCode }: Pick<SupplyDetail, "productCode">): boolean =>
  productCode?.trim().toUpperCase() !== withoutBooklet;

/** Whether a supply arrives through a meter, as electricity and gas do. */
export const hasMeter = ({ commodity }: Pick<Supply, "commodity">): boolean =>
  commodity === "electricity" || commodity === "gas" || commodity === "dual";

/** The supply's code under whichever name it has; null where there is none. */
export const codeOf = ({ supplyCode, code }: Pick<SupplyDetail, "supplyCode" | "code">): string | null => supplyCode ?? code;

/** A text that was written for people; null for a code, which nobody is shown. */
export const inWords = (text: string | null): string | null => (text && /\p{Ll}/u.test(text) && !/[_\d]/.test(text) ? text.trim() : null);

export type ProductKind = "light" | "gas" | "tv" | "service" | "other";

/** What a product is, by its code (SU-09), else by what the supply is for. */
export function productKind({ productCode, commodity }: Pick<SupplyDetail, "productCode" | "commodity">): ProductKind {
  const code = productCode?.trim().toUpperCase() ?? "";
  if (code === "OP470" || (code !== "OP471" && commodity === "electricity")) return "light";
  if (code === "OP471" || commodity === "gas") return "gas";
  if (code === "RAI" || code === "CNNR" || commodity === "tv") return "tv";
  return code.startsWith("VAS") || commodity === "services" ? "service" : "other";
}
