import { createElement, type ReactNode } from "react";
import type { dataMessages } from "../data/messages.it.ts";
import { displayName, ofContract, type Supply } from "../supplies/supply.ts";
import { ContentText } from "../text/ContentText.tsx";
import type { WordsOf } from "../theme/messages.ts";
import { type Bill, type DetailedBill, hasCsv, isCreditNote, isNew } from "./bill.ts";
import type { BillFacts } from "./billFacts.ts";
import type { billCardMessages } from "./cardMessages.it.ts";
import { payingText } from "./payingText.ts";
import { isAutomatic, stateOf } from "./stateOf.ts";

export interface CardContext {
  supplies: readonly Supply[];
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
  words: WordsOf<typeof billCardMessages>;
  commodityWords: WordsOf<typeof dataMessages>;
  /** Gives the address of a bill's own page. */
  hrefOf: (bill: Bill) => string;
}

const isBlank = (text: string | null) => !text || text.trim() === "";

/** Returns the supplies of a bill: all of the contract for a dual bill, else the one that the bill names. */
export function suppliesOf(bill: Bill, supplies: readonly Supply[]): readonly Supply[] {
  const together = bill.commodity === "dual" ? ofContract(bill.contractNumber, supplies) : [];
  if (together.length > 1) return together;
  return supplies.filter(({ supplyCode }) => supplyCode !== null && supplyCode === bill.supplyCode);
}

/** Returns the name of a bill: that of its supplies, else the server's, else its commodity. */
export function billName(bill: Bill, { supplies, commodityWords }: Pick<CardContext, "supplies" | "commodityWords">): string {
  const names = new Set(suppliesOf(bill, supplies).map(displayName));
  if (names.size > 0) return [...names].join(" · ");
  return isBlank(bill.name) ? commodityWords[bill.commodity] : (bill.name as string);
}

/** Returns the label of a part, in the language of the server's text. */
const lineLabel = (detail: DetailedBill, context: CardContext): ReactNode =>
  isBlank(detail.type) ? lineName(detail, context) : createElement(ContentText, null, detail.type);

/** Returns the name of a part: the server's text, else its product, else the kind of its supply. Never a code. */
export function lineName({ type, vas, supplyCode }: DetailedBill, { supplies, words }: Pick<CardContext, "supplies" | "words">): string {
  if (!isBlank(type)) return type as string;
  if (vas === "OP470") return words.lineElectricity;
  if (vas === "OP471") return words.lineGas;
  if (vas === "RAI" || vas === "CNNR") return words.lineTv;
  if (!isBlank(vas)) return words.lineService;
  const commodity = supplies.find((supply) => supply.supplyCode === supplyCode)?.commodity;
  if (commodity === "electricity") return words.lineElectricity;
  return commodity === "gas" ? words.lineGas : words.lineOther;
}

/** Converts a bill to its card's props. */
export function toCard(bill: Bill, context: CardContext): BillFacts {
  return {
    id: String(bill.id),
    commodity: bill.commodity,
    supplyName: billName(bill, context),
    year: bill.year,
    number: bill.number,
    status: stateOf(bill, context.today).status,
    debit: isAutomatic(bill),
    creditNote: isCreditNote(bill.documentType, bill.documentTypeCode),
    emissionDate: bill.emissionDate,
    expiryDate: bill.expiryDate,
    paymentDate: bill.paymentDate,
    total: bill.totalAmount,
    balance: bill.balance,
    reported: bill.reported,
    lines: bill.details.map((detail, index) => ({
      id: String(index),
      label: lineLabel(detail, context),
      amount: detail.amount,
      quantity: detail.quantity,
      unit: detail.unit === "giorni" ? context.words.lineDays : detail.unit,
      unitPrice: detail.unitPrice,
    })),
    rates: bill.rates,
    period: { from: bill.periodFrom, to: bill.periodTo },
    isNew: isNew(bill, context.today),
    paying: payingText(bill, context),
    href: context.hrefOf(bill),
    formats: hasCsv(bill) ? ["pdf", "csv"] : ["pdf"],
  };
}
