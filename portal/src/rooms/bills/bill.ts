import type { Bill, DetailedBill, Instalment } from "@favilla/design-system/bills/bill.ts";
import * as z from "zod/mini";
import { parseEuros, parseQuantity } from "../../platform/edge/amount.ts";
import { day } from "../../platform/edge/day.ts";
import { field, id, listOf, optionalId, optionalText, parseRows, wholeNumber } from "../../platform/edge/edge.ts";
import { type Page, parsePage } from "../../platform/wire/page.ts";
import { commodityOf } from "../supplies/commodityCodes.ts";
import { accountStatusOf, lineKindOf } from "./billCodes.ts";
import { pageWithReports } from "./reports.ts";

const euros = field(parseEuros);

const quantity = field(parseQuantity);

const count = field((value) => (Number.isSafeInteger(value) ? (value as number) : 0));

/** Reads the content of a wrapper such as { "RATA": … }. */
const within = (name: string) =>
  field((value) => (typeof value === "object" && value !== null ? listOf((value as Record<string, unknown>)[name]) : []));

/** An instalment. */
export const rateSchema = z.pipe(
  z.object({ NUMERO: wholeNumber, IMPORTO: euros, DATASCADENZA: day, DATAPAGAMENTO: day }),
  z.transform(
    (wire): Instalment => ({ number: wire.NUMERO, amount: wire.IMPORTO, expiryDate: wire.DATASCADENZA, paymentDate: wire.DATAPAGAMENTO }),
  ),
);

/** The instalments of a document, in their wrapper. */
export const ratesOf = within("RATA");

const detailSchema = z.pipe(
  z.object({
    FORNITURACOD: optionalId,
    IMPORTO: euros,
    CODICEPRODOTTO: optionalId,
    DESCRIZIONE: optionalText,
    VOCE: optionalText,
    QUANTITA: quantity,
    UNITA: optionalText,
    PREZZOUNITARIO: quantity,
  }),
  z.transform(
    (wire): DetailedBill => ({
      supplyCode: wire.FORNITURACOD,
      type: wire.DESCRIZIONE,
      amount: wire.IMPORTO,
      vas: wire.CODICEPRODOTTO,
      kind: lineKindOf(wire.VOCE, wire.CODICEPRODOTTO, wire.UNITA),
      quantity: wire.QUANTITA,
      unit: wire.UNITA,
      unitPrice: wire.PREZZOUNITARIO,
    }),
  ),
);

const billSchema = z.pipe(
  z.object({
    ID: wholeNumber,
    NUMERO: id,
    ANNO: wholeNumber,
    NOME: optionalText,
    COMMODITY: optionalText,
    FORNITURACOD: optionalId,
    CONTRATTONUMERO: optionalId,
    IMPORTOTOTALE: euros,
    IMPORTOFORNITURA: euros,
    IMPORTORATA: euros,
    SALDO: euros,
    DATAEMISSIONE: day,
    DATASCADENZA: day,
    DATAPAGAMENTO: day,
    DATARIFERIMENTO: day,
    DATACOMPETENZAINI: day,
    DATACOMPETENZAFIN: day,
    TIPOPAGAMENTO: optionalText,
    IDPAGAMENTO: optionalId,
    TIPODOCUMENTOCOD: optionalId,
    TIPODOCUMENTO: optionalText,
    STATOPAGAMENTO: field(accountStatusOf),
    NUMERORATE: count,
    RATE: ratesOf,
    DETTAGLI: within("DETTAGLIODOCUMENTO"),
  }),
  z.transform(
    (wire): Bill => ({
      id: wire.ID,
      number: wire.NUMERO,
      year: wire.ANNO,
      name: wire.NOME,
      commodity: commodityOf(wire.COMMODITY),
      supplyCode: wire.FORNITURACOD,
      contractNumber: wire.CONTRATTONUMERO,
      periodFrom: wire.DATACOMPETENZAINI,
      periodTo: wire.DATACOMPETENZAFIN,
      emissionDate: wire.DATAEMISSIONE,
      expiryDate: wire.DATASCADENZA,
      paymentDate: wire.DATAPAGAMENTO,
      referenceDate: wire.DATARIFERIMENTO,
      paymentType: wire.TIPOPAGAMENTO,
      totalAmount: wire.IMPORTOTOTALE,
      balance: wire.SALDO,
      supplyAmount: wire.IMPORTOFORNITURA,
      installmentAmount: wire.IMPORTORATA,
      installmentNumber: wire.NUMERORATE,
      paymentId: wire.IDPAGAMENTO,
      documentTypeCode: wire.TIPODOCUMENTOCOD,
      documentType: wire.TIPODOCUMENTO,
      accountStatus: wire.STATOPAGAMENTO,
      details: parseRows(detailSchema, wire.DETTAGLI, "bill details"),
      rates: parseRows(rateSchema, wire.RATE, "bill rates"),
    }),
  ),
);

/** Parses a page of the bill list. */
export const parseBillPage = (data: unknown): Page<Bill> => pageWithReports(parsePage(billSchema, data, "bills"));
