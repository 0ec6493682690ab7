import type { MeterStatus } from "./MeterStatusTag.tsx";
import type { MeterMode } from "./SupplyDataPanel.tsx";
import type { Supply } from "./supply.ts";

/** Billing frequency; "unknown" for any other value. */
export type BillingFrequency = "Monthly" | "Even" | "Odd" | "unknown";

/** All data of a supply (AP-14), for its own page. Null means that the server sends nothing. */
export interface DetailedSupply extends Supply {
  externalId: string | null;
  /** The supply's code under its other name; see `codeOf`. */
  code: string | null;
  /** Code of the product, or its name. */
  productCode: string | null;
  promoCode: string | null;
  heatingMode: string | null;
  /** ISO day. */
  activeFrom: string | null;
  /** ISO day. */
  supplyStartDate: string | null;
  /** Null for a supply in activation, which has no meter yet (SU-09). */
  meterStatus: MeterStatus | null;
  /** Kilowatts. */
  committedPower: number | null;
  /** Kilowatts. */
  availablePower: number | null;
  meterNumber: string | null;
  meterMode: MeterMode | null;
  meterLocationAddress: string | null;
  /** ISO day of the last self-reading. */
  selfReadingData: string | null;
  selfReadingOddMonths: boolean | null;
  billingFrequency: BillingFrequency;
  /** Ids of the payment terms. */
  billings: string[];
  /** Ids of the billing addresses. */
  billingAddresses: string[];
  /** Ids of the land-registry data. */
  cadastrals: string[];
  /** Id of the address. */
  supplyAddress: string | null;
}

/** Product that can't be paid with a savings booklet (PM-02). */
const withoutBooklet = "OP810";

export const canUseBooklet = ({ productCode }: Pick<DetailedSupply, "productCode">): boolean =>
  productCode?.trim().toUpperCase() !== withoutBooklet;

/** Tells whether a supply has a meter, as electricity and gas do. */
export const hasMeter = ({ commodity }: Pick<DetailedSupply, "commodity">): boolean =>
  commodity === "electricity" || commodity === "gas" || commodity === "dual";

/** Returns the supply's code, which the response may contain under either name, or null. */
export const codeOf = ({ supplyCode, code }: Pick<DetailedSupply, "supplyCode" | "code">): string | null => supplyCode ?? code;

/** Returns a text that is meant for people, or null for a code, which must not be shown. */
export const inWords = (text: string | null): string | null => (text && /\p{Ll}/u.test(text) && !/[_\d]/.test(text) ? text.trim() : null);

export type ProductKind = "light" | "gas" | "tv" | "service" | "other";

/** Returns the kind of a product by its code (SU-09), else by the commodity. */
export function productKind({ productCode, commodity }: Pick<DetailedSupply, "productCode" | "commodity">): ProductKind {
  const code = productCode?.trim().toUpperCase() ?? "";
  if (code === "OP470" || (code !== "OP471" && commodity === "electricity")) return "light";
  if (code === "OP471" || commodity === "gas") return "gas";
  if (code === "RAI" || code === "CNNR" || commodity === "tv") return "tv";
  return code.startsWith("VAS") || commodity === "services" ? "service" : "other";
}
