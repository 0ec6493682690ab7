import type { Bill, DetailedBill, Instalment } from "@favilla/design-system/bills/bill.ts";
import * as z from "zod/mini";
import { parseEuros, parseQuantity } from "../../platform/edge/amount.ts";
import { day } from "../../platform/edge/day.ts";
import { field, id, listOf, optionalId, optionalText, parseRows, wholeNumber } from "../../platform/edge/edge.ts";
import { renamed } from "../../platform/edge/renamed.ts";
import { type Page, parsePage } from "../../platform/wire/page.ts";
import { commodity } from "../supplies/commodityCodes.ts";
import { accountStatusOf, lineKindOf } from "./billCodes.ts";
import { pageWithReports } from "./reports.ts";

const euros = field(parseEuros);

const quantity = field(parseQuantity);

const count = field((value) => (Number.isSafeInteger(value) ? (value as number) : 0));

/** Reads the rows in a wrapper such as { "RATA": … }. */
const rowsIn = <Row>(wrapper: string, row: z.ZodMiniType<Row>, what: string) =>
  field((value) => {
    const rows = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[wrapper] : [];
    return parseRows(row, listOf(rows), what);
  });

const rateSchema: z.ZodMiniType<Instalment> = renamed({
  number: ["NUMERO", wholeNumber],
  amount: ["IMPORTO", euros],
  expiryDate: ["DATASCADENZA", day],
  paymentDate: ["DATAPAGAMENTO", day],
});

/** The instalments of a document. */
export const rates = rowsIn("RATA", rateSchema, "instalments");

const detailSchema = z.pipe(
  renamed({
    supplyCode: ["FORNITURACOD", optionalId],
    type: ["DESCRIZIONE", optionalText],
    amount: ["IMPORTO", euros],
    vas: ["CODICEPRODOTTO", optionalId],
    code: ["VOCE", optionalText],
    quantity: ["QUANTITA", quantity],
    unit: ["UNITA", optionalText],
    unitPrice: ["PREZZOUNITARIO", quantity],
  }),
  z.transform(({ code, ...wire }): DetailedBill => ({ ...wire, kind: lineKindOf(code, wire.vas, wire.unit) })),
);

const billSchema: z.ZodMiniType<Bill> = renamed({
  id: ["ID", wholeNumber],
  number: ["NUMERO", id],
  year: ["ANNO", wholeNumber],
  name: ["NOME", optionalText],
  commodity: ["COMMODITY", commodity],
  supplyCode: ["FORNITURACOD", optionalId],
  contractNumber: ["CONTRATTONUMERO", optionalId],
  periodFrom: ["DATACOMPETENZAINI", day],
  periodTo: ["DATACOMPETENZAFIN", day],
  emissionDate: ["DATAEMISSIONE", day],
  expiryDate: ["DATASCADENZA", day],
  paymentDate: ["DATAPAGAMENTO", day],
  referenceDate: ["DATARIFERIMENTO", day],
  paymentType: ["TIPOPAGAMENTO", optionalText],
  totalAmount: ["IMPORTOTOTALE", euros],
  balance: ["SALDO", euros],
  supplyAmount: ["IMPORTOFORNITURA", euros],
  installmentAmount: ["IMPORTORATA", euros],
  installmentNumber: ["NUMERORATE", count],
  paymentId: ["IDPAGAMENTO", optionalId],
  documentTypeCode: ["TIPODOCUMENTOCOD", optionalId],
  documentType: ["TIPODOCUMENTO", optionalText],
  accountStatus: ["STATOPAGAMENTO", field(accountStatusOf)],
  details: ["DETTAGLI", rowsIn("DETTAGLIODOCUMENTO", detailSchema, "bill details")],
  rates: ["RATE", rates],
});

/** Parses a page of the bill list. */
export const parseBillPage = (data: unknown): Page<Bill> => pageWithReports(parsePage(billSchema, data, "bills"));
