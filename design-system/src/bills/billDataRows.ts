import type { Euros } from "../data/kinds.ts";
import type { Formats } from "../data/useFormats.ts";
import { displayName, type Supply } from "../supplies/supply.ts";
import { isolate } from "../theme/isolate.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { Bill } from "./bill.ts";
import type { billDataMessages } from "./billDataMessages.it.ts";
import type { billCardMessages } from "./cardMessages.it.ts";
import type { billDetailMessages } from "./detailMessages.it.ts";
import { inFours } from "./inFours.ts";
import type { paySheetMessages } from "./paySheetMessages.it.ts";
import { paymentModeOf } from "./stateOf.ts";

/** Customer of a bill. */
export interface BillCustomer {
  /** Name and surname, or the company. */
  name?: string | undefined;
  /** Customer number as it stands on paper. */
  number?: string | undefined;
  fiscalCode?: string | undefined;
}

/** All words of the facts of a bill. */
export type BillDataWords = WordsOf<typeof billDataMessages> &
  Pick<WordsOf<typeof billDetailMessages>, "customer" | "customerNumber" | "pod" | "pdr"> &
  Pick<WordsOf<typeof billCardMessages>, "lineElectricity" | "lineGas"> &
  Record<"code", WordsOf<typeof paySheetMessages>["code"]>;

/** A fact of a bill. Its kind says what a discreet page hides: a name, a code, an amount. */
export type BillDataRow = { id: string; label: string } & (
  | { kind: "name" | "code" | "text" | "day"; value: string }
  | { kind: "money"; value: Euros }
);

export interface BillDataFacts {
  bill: Bill;
  /** Supplies of the bill. */
  supplies: readonly Supply[];
  customer?: BillCustomer | undefined;
}

const blank = (text: string | null | undefined): boolean => !text || text.trim() === "";

type Texts = readonly (readonly [id: string, kind: "name" | "code" | "text" | "day", label: string, value: string | null | undefined])[];

const rowsOf = (texts: Texts): BillDataRow[] =>
  texts.flatMap(([id, kind, label, value]) => (blank(value) ? [] : [{ id, kind, label, value: value as string }]));

function supplyRows(supply: Supply, isOnly: boolean, words: BillDataWords): BillDataRow[] {
  const { id, pod, pdr, address, contractNumber } = supply;
  const label = (text: string) => (isOnly ? text : fill(words.ofSupply, { label: text, name: displayName(supply) }));
  return rowsOf([
    [`address ${id}`, "name", label(words.address), address && isolate(address)],
    [`pod ${id}`, "code", label(words.pod), pod],
    [`pdr ${id}`, "code", label(words.pdr), pdr],
    [`contract ${id}`, "code", label(words.contract), contractNumber],
  ]);
}

/** Returns what the document of a bill tells besides its parts: whose it is, for which supply, its days, and what it is paid by. */
export function billDataRows({ bill, supplies, customer = {} }: BillDataFacts, words: BillDataWords, formats: Formats): BillDataRow[] {
  const day = (value: string | null) => formats.formatDayMonth(value, { year: true });
  const [from, to] = [day(bill.periodFrom), day(bill.periodTo)];
  const mode = paymentModeOf(bill.paymentType);
  const energy = bill.supplyAmount;
  return [
    ...rowsOf([
      ["customer", "name", words.customer, customer.name],
      ["fiscalCode", "code", words.fiscalCode, customer.fiscalCode],
      ["customerNumber", "code", words.customerNumber, customer.number],
    ]),
    ...supplies.flatMap((supply) => supplyRows(supply, supplies.length === 1, words)),
    ...rowsOf([
      ["period", "text", words.period, from && to && formats.fillDates(words.periodDays, { from, to })],
      ["due", "day", words.due, bill.expiryDate],
      ["paid", "day", words.paid, bill.paymentDate],
      ["method", "text", words.method, mode ? words[mode] : bill.paymentType],
      ["code", "code", words.code, bill.paymentId && inFours(bill.paymentId)],
    ]),
    ...(energy === null || energy === bill.totalAmount
      ? []
      : [{ id: "energy", kind: "money" as const, label: bill.commodity === "gas" ? words.lineGas : words.lineElectricity, value: energy }]),
  ];
}
