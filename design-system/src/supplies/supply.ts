import type { Commodity } from "../data/commodity.ts";
import type { SupplyCode, SupplyId } from "../data/kinds.ts";
import { isolate } from "../theme/isolate.ts";
import type { SupplyStatus } from "./supplyStatus.ts";

/** A supply (AP-14): what cards, names and lists need. Null means that the server sends nothing. */
export interface Supply {
  id: SupplyId;
  /** Code that bills and requests name. */
  supplyCode: SupplyCode | null;
  commodity: Commodity;
  /** Code of the point of delivery, for electricity. */
  pod: string | null;
  /** Code of the point of delivery, for gas. */
  pdr: string | null;
  status: SupplyStatus;
  /** On one line: "Via Fittizia 8, Bologna". */
  address: string | null;
  /** Name that the customer gave. */
  nickname: string | null;
  /** Allows the customer to send a reading. */
  selfReadingToken: string | null;
  contractNumber: string | null;
}

/** Tells whether a supply has ended, so that no next bill and no next window for a reading may be announced. */
export const hasEnded = ({ status }: Pick<Supply, "status">): boolean => status === "ceased" || status === "cancelled";

/** Statuses of a supply that is being activated, and of one whose activation is being worked on. */
const starting: readonly SupplyStatus[] = ["underProcessing", "inProgress"];

/** Tells whether a supply is being activated: without data, it has none to come before that. */
export const isStarting = ({ status }: Pick<Supply, "status">): boolean => starting.includes(status);

const blank = (text: string | null) => text === null || text.trim() === "";

/** Ends of a part of an address that has the civic number: "Via Fittizia 8", "8/A", "12 bis", "snc". A postal code is none. */
const civicNumber = /(^|\s)(\d{1,4}\s?[a-z]?(\s?\/\s?\w+)?(\s(bis|ter))?|s\.?n\.?c\.?)$/i;

/**
 * Splits an address on one line ("Via dei Tigli 14, Bologna") into street with number and the town, without its postal code and province.
 * The town is undefined if the address has one part.
 */
export function addressParts(address: string): { street: string; town: string | undefined } {
  const parts = address.split(/\s*,\s*|\s+[-–]\s+/).filter((part) => part !== "");
  const numbered = parts.findIndex((part) => civicNumber.test(part));
  // In "Via Fittizia, 8, Bologna" the number is a part of its own; without a number the street is the first part.
  const [street, rest] = [parts.slice(0, Math.max(numbered, 0) + 1), parts.slice(Math.max(numbered, 0) + 1)];
  const town = rest
    .at(-1)
    ?.replace(/^\d{5}\s+|\s*\([a-z]{2}\)$/gi, "")
    .trim();
  return rest.length > 0 && town ? { street: street.join(", "), town } : { street: address.trim(), town: undefined };
}

/** Returns the nickname, isolated if it runs from right to left, else street and number of the address, else "..." (SU-01, SU-21). */
export function displayName({ nickname, address }: Pick<Supply, "nickname" | "address">): string {
  if (!blank(nickname)) return isolate(nickname as string);
  return blank(address) ? "..." : addressParts(address as string).street;
}

/**
 * Returns the address to show below `displayName`: all of it below a nickname, the town below a street. Null if the address is unknown,
 * undefined if the name has all of it.
 */
export function addressBelowName({ nickname, address }: Pick<Supply, "nickname" | "address">): string | null | undefined {
  if (blank(address)) return null;
  return blank(nickname) ? addressParts(address as string).town : address;
}

/** Returns the place to show beside the kind of a supply: its town, or street and number if the name has the town. */
export function placeBeside({ nickname, address }: Pick<Supply, "nickname" | "address">): string | undefined {
  if (blank(address)) return undefined;
  const { street, town } = addressParts(address as string);
  if (blank(nickname)) return town;
  return town && !nickname?.toLowerCase().includes(town.toLowerCase()) ? town : street;
}

/** Returns the supplies of a contract by its number. If there are several, it is a dual contract (SU-07). A blank number matches none. */
export function ofContract<Each extends Pick<Supply, "contractNumber">>(number: string | null, supplies: readonly Each[]): readonly Each[] {
  const contractNumberToFind = number?.trim();
  return contractNumberToFind ? supplies.filter(({ contractNumber }) => contractNumber?.trim() === contractNumberToFind) : [];
}
