import type { SupplyStatus } from "@favilla/design-system/supplies/supplyStatus.ts";
import * as z from "zod/mini";
import { id, optionalText } from "../../platform/edge/edge.ts";
import { commodityOf } from "./commodityCodes.ts";

/** Statuses of a supply by the server's words, both spellings of one of them included (SU-03). */
const statuses = new Map<string | null, SupplyStatus>([
  ["Active", "active"],
  ["UnderProcessing", "underProcessing"],
  ["UnderProcessig", "underProcessing"],
  ["Canceled", "cancelled"],
  ["Ceased", "ceased"],
  ["onCeasing", "ceasing"],
  ["Sospended", "suspended"],
  ["onSospending", "suspending"],
  ["onWorking", "inProgress"],
]);

/** The status of a supply by the server's word; any other word is "unknown". */
export const statusOf = (status: string | null): SupplyStatus => statuses.get(status) ?? "unknown";

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
    selfReadingToken: optionalText,
    contractNumber: optionalText,
  }),
  z.transform(({ type, status, ...rest }) => ({ ...rest, commodity: commodityOf(type), status: statusOf(status) })),
);

/** A supply (AP-14). Dates are days in Rome, "YYYY-MM-DD"; missing ones are null. */
export type Supply = z.infer<typeof supply>;

const blank = (text: string | null) => text === null || text.trim() === "";

/** Returns the nickname, else the address, else "..." (SU-01). */
export const displayName = ({ nickname, address }: Pick<Supply, "nickname" | "address">): string =>
  (!blank(nickname) ? nickname : !blank(address) ? address : "...") as string;

/** Returns the supplies of a contract by its number. If there are several, it is a dual contract (SU-07). A blank number matches none. */
export function ofContract<Each extends Pick<Supply, "contractNumber">>(number: string | null, supplies: readonly Each[]): readonly Each[] {
  const contractNumberToFind = number?.trim();
  return contractNumberToFind ? supplies.filter(({ contractNumber }) => contractNumber?.trim() === contractNumberToFind) : [];
}
