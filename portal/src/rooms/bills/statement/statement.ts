import type { AccountBalance, AccountTotal, StatementChoices, StatementFilter } from "@favilla/design-system/bills/accountBalance.ts";
import * as z from "zod/mini";
import { parseEuros } from "../../../platform/edge/amount.ts";
import { day } from "../../../platform/edge/day.ts";
import { field, id, optionalId, optionalText, parse, parseRows, wholeNumber } from "../../../platform/edge/edge.ts";
import { renamed } from "../../../platform/edge/renamed.ts";
import { type Page, parsePage } from "../../../platform/wire/page.ts";
import { commodity } from "../../supplies/commodityCodes.ts";
import { rates } from "../bill.ts";
import { accountStatusOf, paymentConditionOf, productLineOf, statusCodes } from "../billCodes.ts";
import { pageWithReports } from "../reports.ts";

const euros = field(parseEuros);

const balanceSchema: z.ZodMiniType<AccountBalance> = renamed({
  id: ["ID", wholeNumber],
  number: ["NUMERO", id],
  year: ["ANNO", wholeNumber],
  documentType: ["TIPODOCUMENTO", optionalText],
  commodity: ["COMMODITY", commodity],
  supplyCode: ["FORNITURACOD", optionalId],
  productLine: ["LINEAPRODOTTOCOD", field(productLineOf)],
  paymentCondition: ["CONDIZIONEPAGAMENTO", field(paymentConditionOf)],
  emissionDate: ["DATAEMISSIONE", day],
  expiryDate: ["DATASCADENZA", day],
  paymentDate: ["DATAPAGAMENTO", day],
  periodFrom: ["DATACOMPETENZAINI", day],
  periodTo: ["DATACOMPETENZAFIN", day],
  accountStatus: ["STATOPAGAMENTO", field(accountStatusOf)],
  amount: ["IMPORTO", euros],
  paidAmount: ["IMPORTOPAGATO", euros],
  balance: ["SALDO", euros],
  rates: ["RATE", rates],
});

/** Parses a page of the statement. */
export const parseStatement = (data: unknown): Page<AccountBalance> => pageWithReports(parsePage(balanceSchema, data, "statement"));

const totalSchema: z.ZodMiniType<AccountTotal> = renamed({
  count: ["totalCount", z.number()],
  amount: ["IMPORTO", z.number()],
  paidAmount: ["IMPORTOPAGATO", z.number()],
  balance: ["SALDO", z.number()],
});

export const parseTotal = (data: unknown): AccountTotal => parse(totalSchema, data, "statement total");

const knownOnly = <T>(read: (value: unknown) => T | null) =>
  field((value) => [...new Set(Array.isArray(value) ? value.flatMap((one: unknown) => read(one) ?? []) : [])] as T[]);

const statuses = Object.keys(statusCodes) as (keyof typeof statusCodes)[];

const statusOf = (code: unknown) => statuses.find((status) => (statusCodes[status] as readonly unknown[]).includes(code)) ?? null;

const choiceSchema = z.object({ supplyCode: id, name: optionalText });

const choicesSchema: z.ZodMiniType<StatementChoices> = renamed({
  supplies: ["supplyCodes", field((rows) => parseRows(choiceSchema, rows, "statement supplies"))],
  statuses: ["StatoPagamento", knownOnly(statusOf)],
  productLines: ["LineaProdottoCod", knownOnly(productLineOf)],
  paymentConditions: ["condizionePagamento", knownOnly(paymentConditionOf)],
  periodFrom: ["DataCompetenzaDa", day],
  periodTo: ["DataCompetenzaA", day],
  totalFrom: ["ImportoDa", euros],
  totalTo: ["ImportoA", euros],
});

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
