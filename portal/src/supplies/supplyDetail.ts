import type { MeterMode } from "../api/codeLists.ts";
import type { Supply } from "./supply.ts";

/** Spec §3, §4: what isn't known is "unknown". */
export const meterStatuses = ["active", "removed", "waiting", "installedWithoutContract", "unknown"] as const;
export type MeterStatus = (typeof meterStatuses)[number];

/** "unknown" where the servers say something else. */
export type BillingFrequency = "Monthly" | "Even" | "Odd" | "unknown";

/** All of a supply (spec §3), for its own page. */
export interface SupplyDetail extends Supply {
  externalId: string | null;
  code: string | null;
  productCode: string | null;
  promoCode: string | null;
  heatingMode: string | null;
  activeFrom: string | null;
  supplyStartDate: string | null;
  meterStatus: MeterStatus;
  /** Kilowatts. */
  committedPower: number | null;
  availablePower: number | null;
  meterNumber: string | null;
  meterMode: MeterMode | "unknown";
  meterLocationAddress: string | null;
  /** Day of the last self-reading. */
  selfReadingData: string | null;
  selfReadingToken: string | null;
  selfReadingOddMonths: boolean | null;
  billingFrequency: BillingFrequency;
  /** Ids of payment terms, billing addresses and cadastral data, and of the address. */
  billings: readonly string[];
  billingAddresses: readonly string[];
  cadastrals: readonly string[];
  supplyAddress: string | null;
}

/** Where a supply is (spec §3). */
export interface SupplyAddress {
  id: string;
  toponym: string | null;
  via: string | null;
  civicNumber: string | null;
  staircase: string | null;
  internal: string | null;
  floor: string | null;
  postalCode: string | null;
  city: string | null;
  province: string | null;
}

/** Product that cannot be paid for with a savings booklet (spec §4). */
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

/** What a product is, by its code (spec §9), else by what the supply is for. */
export function productKind({ productCode, commodity }: Pick<SupplyDetail, "productCode" | "commodity">): ProductKind {
  const code = productCode?.trim().toUpperCase() ?? "";
  if (code === "OP470" || (code !== "OP471" && commodity === "electricity")) return "light";
  if (code === "OP471" || commodity === "gas") return "gas";
  if (code === "RAI" || code === "CNNR" || commodity === "tv") return "tv";
  return code.startsWith("VAS") || commodity === "services" ? "service" : "other";
}
