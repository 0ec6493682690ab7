import * as z from "zod/mini";
import { meterModes } from "../../../platform/edge/codeLists.ts";
import { day } from "../../../platform/edge/day.ts";
import { field, id, lenient, optionalId, optionalText, parseRows } from "../../../platform/edge/edge.ts";
import { commodityOf } from "../commodityCodes.ts";
import type { Supply } from "../supply.ts";
import { statusOf } from "../supply.ts";

/** The states of a meter (SU-03); any other is "unknown". */
export const meterStatuses = ["active", "removed", "waiting", "installedWithoutContract", "unknown"] as const;

export type MeterStatus = (typeof meterStatuses)[number];

const power = lenient(z.number().check(z.nonnegative()));

const ids = z.catch(z.array(id), []);

/** One of some words, whatever their capitals; "unknown" for any other. */
const wordOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string | null): Word | "unknown" =>
    words.find((word) => word.toLowerCase() === text?.trim().toLowerCase()) ?? "unknown";

export const meterStatusOf: (text: string | null) => MeterStatus = wordOf(meterStatuses);

const frequencyOf: (text: string | null) => BillingFrequency = wordOf(["Monthly", "Even", "Odd"]);

const detail = z.pipe(
  z.object({
    id,
    externalId: optionalId,
    code: optionalId,
    supplyCode: optionalId,
    type: optionalText,
    pod: optionalText,
    pdr: optionalText,
    productCode: optionalText,
    promoCode: optionalText,
    heatingMode: optionalText,
    activeFrom: day,
    supplyStartDate: day,
    status: optionalText,
    meterStatus: optionalText,
    /** Kilowatts. */
    committedPower: power,
    availablePower: power,
    meterNumber: optionalId,
    meterMode: field(meterModes.nameOf),
    meterLocationAddress: optionalText,
    address: optionalText,
    nickname: optionalText,
    /** Day of the last self-reading. */
    selfReadingData: day,
    selfReadingToken: optionalText,
    contractNumber: optionalId,
    selfReadingOddMonths: lenient(z.boolean()),
    billingFrequency: optionalText,
    /** Ids of payment terms, billing addresses and cadastral data, and of the address. */
    billings: ids,
    billingAddresses: ids,
    cadastrals: ids,
    supplyAddress: optionalId,
  }),
  z.transform(({ type, status, meterStatus, billingFrequency, ...rest }) => ({
    ...rest,
    commodity: commodityOf(type),
    status: statusOf(status),
    meterStatus: meterStatusOf(meterStatus),
    billingFrequency: frequencyOf(billingFrequency),
  })),
);

/** All of a supply (AP-14), for its own page. */
export type SupplyDetail = z.infer<typeof detail>;

export const parseSupplyDetails = (rows: unknown): SupplyDetail[] => parseRows(detail, rows, "supply details");

export type { SupplyAddress } from "../addressCalls.ts";

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
