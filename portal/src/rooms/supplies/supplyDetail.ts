import type { BillingFrequency, DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import type { MeterStatus } from "@favilla/design-system/supplies/MeterStatusTag.tsx";
import * as z from "zod/mini";
import { codeList } from "../../platform/edge/codeList.ts";
import { day } from "../../platform/edge/day.ts";
import { field, id, ids, lenient, optionalId, optionalText, parseRows } from "../../platform/edge/edge.ts";
import { commodityOf } from "./commodityCodes.ts";
import { statusOf } from "./supplyStatusCodes.ts";

/** Readers of a meter: the customer or the provider. */
export const meterModeCodes = codeList({ self: 1, provider: 2 });

const power = lenient(z.number().check(z.refine((value) => value >= 0)));

/** Returns a function that finds a word, ignoring case; "unknown" for any other text. */
const wordOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string | null): Word | "unknown" =>
    words.find((word) => word.toLowerCase() === text?.trim().toLowerCase()) ?? "unknown";

/** Reads the status of a meter (SU-03). */
export const meterStatusOf: (text: string | null) => MeterStatus = wordOf(["active", "removed", "waiting", "installedWithoutContract"]);

const frequencyOf: (text: string | null) => BillingFrequency = wordOf(["Monthly", "Even", "Odd"]);

const detailSchema = z.pipe(
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
    meterMode: field(meterModeCodes.nameOf),
    meterLocationAddress: optionalText,
    address: optionalText,
    nickname: optionalText,
    /** Day of the last self-reading. */
    selfReadingData: day,
    selfReadingToken: optionalText,
    contractNumber: optionalId,
    selfReadingOddMonths: lenient(z.boolean()),
    billingFrequency: optionalText,
    /** Ids of payment terms, billing addresses, cadastral data, and the address. */
    billings: ids,
    billingAddresses: ids,
    cadastrals: ids,
    supplyAddress: optionalId,
  }),
  z.transform(
    ({ type, status, meterStatus, billingFrequency, ...rest }): DetailedSupply => ({
      ...rest,
      commodity: commodityOf(type),
      status: statusOf(status),
      // A supply in activation has no meter yet: its status is absent (SU-09), and nothing is to be verified.
      meterStatus: meterStatus?.trim() ? meterStatusOf(meterStatus) : null,
      billingFrequency: frequencyOf(billingFrequency),
    }),
  ),
);

export const parseSupplies = (rows: unknown): DetailedSupply[] => parseRows(detailSchema, rows, "supplies");
