import * as z from "zod/mini";
import { meterModes } from "../../../platform/edge/codeLists.ts";
import { day } from "../../../platform/edge/day.ts";
import { field, id, lenient, optionalId, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { statusOf } from "../calls.ts";
import { commodityOf } from "../commodityCodes.ts";
import { RenameSupplyDocument, SupplyDetailsDocument } from "../generated/supplies.ts";
import { type BillingFrequency, type MeterStatus, meterStatuses } from "./supplyDetail.ts";

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

/** The customer's supplies with everything about them. */
export const fetchSupplyDetails = async (customerId: string, signal?: AbortSignal): Promise<SupplyDetail[]> =>
  parseSupplyDetails((await query(SupplyDetailsDocument, { customerId }, { signal })).allSupplies);

const renamed = z.object({ id, nickname: optionalText });

/** Gives a supply another name; answers with the name as it was stored. */
export async function renameSupply(supplyId: string, name: string): Promise<string | null> {
  return parse(renamed, (await query(RenameSupplyDocument, { id: supplyId, name: name.trim() })).updateSupply, "supply").nickname;
}
