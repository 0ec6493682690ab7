import * as z from "zod/mini";
import { id, optionalText } from "../../platform/edge/edge.ts";
import { commodityOf } from "./commodityCodes.ts";

export const statusOf = (status: string | null): SupplyStatus =>
  status === "UnderProcessig" ? "UnderProcessing" : (supplyStatuses.find((known) => known === status) ?? "unknown");

export const supply = z.pipe(
  z.object({
    id,
    supplyCode: optionalText,
    type: optionalText,
    pod: optionalText,
    pdr: optionalText,
    status: optionalText,
    address: optionalText,
    nickname: optionalText,
    contractNumber: optionalText,
  }),
  z.transform(({ type, status, ...rest }) => ({ ...rest, commodity: commodityOf(type), status: statusOf(status) })),
);

/** A supply (AP-14). Dates are days in Rome, "YYYY-MM-DD"; null where there is none. */
export type Supply = z.infer<typeof supply>;

/** The states of a supply (SU-03): both spellings of UnderProcessing are one, any other is "unknown". */
export const supplyStatuses = [
  "Active",
  "UnderProcessing",
  "Canceled",
  "Ceased",
  "onCeasing",
  "Sospended",
  "onSospending",
  "onWorking",
  "unknown",
] as const;

export type SupplyStatus = (typeof supplyStatuses)[number];

const blank = (text: string | null) => text === null || text.trim() === "";

/** Nickname, else address, else "..." (SU-01). */
export const displayName = ({ nickname, address }: Pick<Supply, "nickname" | "address">): string =>
  (!blank(nickname) ? nickname : !blank(address) ? address : "...") as string;

/** The supplies of one contract, by its number; where there are several the contract is a dual one (SU-07). A blank number is none. */
export function ofContract<Each extends Pick<Supply, "contractNumber">>(number: string | null, supplies: readonly Each[]): readonly Each[] {
  const wanted = number?.trim();
  return wanted ? supplies.filter(({ contractNumber }) => contractNumber?.trim() === wanted) : [];
}
