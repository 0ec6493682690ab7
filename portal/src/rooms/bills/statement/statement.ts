import type { AccountBalance, AccountTotal, StatementChoices, StatementFilter } from "@favilla/design-system/bills/accountBalance.ts";
import * as z from "zod/mini";
import { parseEuros } from "../../../platform/edge/amount.ts";
import { day } from "../../../platform/edge/day.ts";
import { field, id, optionalId, optionalText, parse, parseRows, wholeNumber } from "../../../platform/edge/edge.ts";
import { type Page, parsePage } from "../../../platform/wire/page.ts";
import { commodityOf } from "../../supplies/commodityCodes.ts";
import { rateSchema, ratesOf } from "../bill.ts";
import { accountStatusOf, paymentConditionOf, productLineOf, statusCodes } from "../billCodes.ts";
import { pageWithReports } from "../reports.ts";

const euros = field(parseEuros);

const balanceSchema = z.pipe(
  z.object({
    ID: wholeNumber,
    NUMERO: id,
    ANNO: wholeNumber,
    TIPODOCUMENTO: optionalText,
    COMMODITY: optionalText,
    FORNITURACOD: optionalId,
    LINEAPRODOTTOCOD: field(productLineOf),
    CONDIZIONEPAGAMENTO: field(paymentConditionOf),
    DATAEMISSIONE: day,
    DATASCADENZA: day,
    DATAPAGAMENTO: day,
    DATACOMPETENZAINI: day,
    DATACOMPETENZAFIN: day,
    STATOPAGAMENTO: field(accountStatusOf),
    IMPORTO: euros,
    IMPORTOPAGATO: euros,
    SALDO: euros,
    RATE: ratesOf,
  }),
  z.transform(
    (wire): AccountBalance => ({
      id: wire.ID,
      number: wire.NUMERO,
      year: wire.ANNO,
      documentType: wire.TIPODOCUMENTO,
      commodity: commodityOf(wire.COMMODITY),
      supplyCode: wire.FORNITURACOD,
      productLine: wire.LINEAPRODOTTOCOD,
      paymentCondition: wire.CONDIZIONEPAGAMENTO,
      emissionDate: wire.DATAEMISSIONE,
      expiryDate: wire.DATASCADENZA,
      paymentDate: wire.DATAPAGAMENTO,
      periodFrom: wire.DATACOMPETENZAINI,
      periodTo: wire.DATACOMPETENZAFIN,
      accountStatus: wire.STATOPAGAMENTO,
      amount: wire.IMPORTO,
      paidAmount: wire.IMPORTOPAGATO,
      balance: wire.SALDO,
      rates: parseRows(rateSchema, wire.RATE, "statement rates"),
    }),
  ),
);

/** Parses a page of the statement. */
export const parseStatement = (data: unknown): Page<AccountBalance> => pageWithReports(parsePage(balanceSchema, data, "statement"));

const totalSchema = z.pipe(
  z.object({ totalCount: z.number(), IMPORTO: z.number(), IMPORTOPAGATO: z.number(), SALDO: z.number() }),
  z.transform(
    ({ totalCount, IMPORTO, IMPORTOPAGATO, SALDO }): AccountTotal => ({
      count: totalCount,
      amount: IMPORTO,
      paidAmount: IMPORTOPAGATO,
      balance: SALDO,
    }),
  ),
);

export const parseTotal = (data: unknown): AccountTotal => parse(totalSchema, data, "statement total");

const knownOnly = <T>(read: (value: unknown) => T | null) =>
  field((value) => [...new Set(Array.isArray(value) ? value.flatMap((one: unknown) => read(one) ?? []) : [])] as T[]);

const statuses = Object.keys(statusCodes) as (keyof typeof statusCodes)[];

const statusOf = (code: unknown) => statuses.find((status) => (statusCodes[status] as readonly unknown[]).includes(code)) ?? null;

const choiceSchema = z.object({ supplyCode: id, name: optionalText });

const choicesSchema = z.pipe(
  z.object({
    supplyCodes: z.unknown(),
    StatoPagamento: knownOnly(statusOf),
    LineaProdottoCod: knownOnly(productLineOf),
    condizionePagamento: knownOnly(paymentConditionOf),
    DataCompetenzaDa: day,
    DataCompetenzaA: day,
    ImportoDa: euros,
    ImportoA: euros,
  }),
  z.transform(
    (wire): StatementChoices => ({
      supplies: parseRows(choiceSchema, wire.supplyCodes, "statement supplies"),
      statuses: wire.StatoPagamento,
      productLines: wire.LineaProdottoCod,
      paymentConditions: wire.condizionePagamento,
      periodFrom: wire.DataCompetenzaDa,
      periodTo: wire.DataCompetenzaA,
      totalFrom: wire.ImportoDa,
      totalTo: wire.ImportoA,
    }),
  ),
);

export const parseChoices = (data: unknown): StatementChoices => parse(choicesSchema, data, "statement filters");

/** The filter that all documents match. */
export const wholeStatement: StatementFilter = {
  supplyCodes: [],
  statuses: [],
  productLines: [],
  paymentConditions: [],
  periodFrom: null,
  periodTo: null,
  totalFrom: null,
  totalTo: null,
};
