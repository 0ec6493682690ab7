import type { SupplyStatus } from "@favilla/design-system/supplies/supplyStatus.ts";
import * as z from "zod/mini";
import { id, optionalText } from "../../platform/edge/edge.ts";
import { spellings } from "../../platform/edge/spellings.ts";
import { commodityOf } from "./commodityCodes.ts";

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

/** Tells whether a supply has ended, so that no next bill and no next window for a reading may be announced. */
export const hasEnded = ({ status }: Pick<Supply, "status">): boolean => status === "ceased" || status === "cancelled";

/** Statuses of a supply that is being activated, and of one whose activation is being worked on. */
const starting: readonly SupplyStatus[] = ["underProcessing", "inProgress"];

/** Tells whether a supply is being activated: without data, it has none to come before that. */
export const isStarting = ({ status }: Pick<Supply, "status">): boolean => starting.includes(status);

const blank = (text: string | null) => text === null || text.trim() === "";

/** Returns the nickname, else the address, else "..." (SU-01). */
export const displayName = ({ nickname, address }: Pick<Supply, "nickname" | "address">): string =>
  (!blank(nickname) ? nickname : !blank(address) ? address : "...") as string;

/** Returns the code of the delivery point, which a customer reads on bill and meter, with its name; null if there is none. */
export function deliveryPoint({ pod, pdr }: Pick<Supply, "pod" | "pdr">): { name: string; code: string } | null {
  if (!blank(pod)) return { name: "POD", code: pod as string };
  return blank(pdr) ? null : { name: "PDR", code: pdr as string };
}

/** Returns the supplies of a contract by its number. If there are several, it is a dual contract (SU-07). A blank number matches none. */
export function ofContract<Each extends Pick<Supply, "contractNumber">>(number: string | null, supplies: readonly Each[]): readonly Each[] {
  const contractNumberToFind = number?.trim();
  return contractNumberToFind ? supplies.filter(({ contractNumber }) => contractNumber?.trim() === contractNumberToFind) : [];
}
