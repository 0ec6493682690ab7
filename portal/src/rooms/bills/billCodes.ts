import type { AccountStatus } from "@favilla/design-system/bills/bill.ts";
import type { BillPaymentMode, billStatuses, billSupplyTypes } from "@favilla/design-system/bills/billFilter.ts";
import type { BillLineKind } from "@favilla/design-system/bills/billLine.ts";
import { codeList } from "../../platform/edge/codeList.ts";

/** The server's codes for the filters of bills and statement (BL-04, AS-04). "expired" includes bills with a reminder. */
export const statusCodes = { paid: [0], expiring: [1], expired: [2, 3] } as const satisfies Record<
  (typeof billStatuses)[number],
  readonly number[]
>;

export const productLines = { light: "OP470", gas: "OP471", other: "ALTRO" } as const satisfies Record<
  (typeof billSupplyTypes)[number],
  string
>;

export const paymentConditions = { bank: "RID30", booklet: "LIB30", postal: "BOL30" } as const satisfies Record<BillPaymentMode, string>;

const accountStatuses: readonly AccountStatus[] = ["Paid", "Expiring", "Expired", "NotPaid"];

/** Converts the server's account-status codes: paid 0, expiring 1, expired 2, not paid 3. */
export const accountStatusOf = (code: unknown): AccountStatus =>
  (["number", "string"].includes(typeof code) && /^\d$/.test(String(code)) && accountStatuses[Number(code)]) || "Unknown";

const lineKinds: Readonly<Record<string, BillLineKind>> = { CONSUMI: "energy", FISSA: "fixed", IMPOSTE: "tax", CANONE: "levy" };
const kindsByUnit: Readonly<Record<string, BillLineKind>> = { kWh: "energy", Smc: "energy", giorni: "fixed" };

/** Returns the kind of a bill's line: by its code, else by the product code of the TV licence, else by a unit of energy or time. */
export function lineKindOf(code: string | null, product: string | null, unit: string | null): BillLineKind {
  const kind = lineKinds[code ?? ""];
  if (kind) return kind;
  if (product === "RAI" || product === "CNNR") return "levy";
  if (code !== null || product !== null) return "other";
  return kindsByUnit[unit ?? ""] ?? "other";
}

type KeyOf<Codes> = keyof Codes & string;

/** Returns a function that converts a code to its name, or null if it is unknown. */
const named =
  <Codes extends Readonly<Record<string, string>>>(codes: Codes) =>
  (code: unknown): KeyOf<Codes> | null =>
    (Object.keys(codes) as KeyOf<Codes>[]).find((name) => codes[name] === code) ?? null;

export const productLineOf = named(productLines);

export const paymentConditionOf = named(paymentConditions);

/** Number of commodities in a contract: one or two. */
export const contractTypes = codeList({ mono: 1, dual: 2 });
