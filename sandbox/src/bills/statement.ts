import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../base/clock.ts";
import type { Schemas } from "../base/contract.ts";
import { dayOf } from "../base/dates.ts";
import { cents, euros } from "../base/money.ts";
import { columns, filters, list, ofSupplies, type Row, read } from "./store.ts";
import { listOf, paidDay, type StoredBill } from "./wire.ts";

type AccountBalance = Schemas["AccountBalance"];
type Filter = Schemas["AccountBalanceFilter"];
type Query = Schemas["AccountBalanceQuery"];

const lines: Record<string, string> = { ENELE: "OP470", GM: "OP471" };

/** The amount paid so far, in cents: all of a paid document, else what its account tells, else its paid instalments. */
function paidCents({ wire, account }: StoredBill): number {
  if (paidDay(wire)) return cents(euros(wire.IMPORTOTOTALE) ?? 0);
  const told = euros(account?.IMPORTOPAGATO);
  if (told !== null) return cents(told);
  const rates = listOf(wire.RATE?.RATA).filter(({ DATAPAGAMENTO }) => dayOf(DATAPAGAMENTO));
  return rates.reduce((sum, { IMPORTO }) => sum + cents(euros(IMPORTO) ?? 0), 0);
}

/** The open amount of a document, in cents: what its account tells, with interest, else what is not paid. Null if its total is unknown. */
function openCents(bill: StoredBill): number | null {
  const total = euros(bill.wire.IMPORTOTOTALE);
  const balance = euros(bill.account?.SALDO);
  if (balance !== null) return cents(balance);
  return total === null ? null : cents(total) - paidCents(bill);
}

function balanceOf(bill: StoredBill): AccountBalance {
  const { wire, mode, account } = bill;
  const open = openCents(bill);
  return {
    ID: wire.ID,
    NUMERO: wire.NUMERO,
    ANNO: wire.ANNO,
    TIPODOCUMENTO: wire.TIPODOCUMENTO ?? null,
    COMMODITY: wire.COMMODITY ?? null,
    FORNITURACOD: wire.FORNITURACOD ?? null,
    LINEAPRODOTTOCOD: lines[wire.COMMODITY ?? ""] ?? null,
    CONDIZIONEPAGAMENTO: mode,
    DATAEMISSIONE: wire.DATAEMISSIONE ?? null,
    DATASCADENZA: wire.DATASCADENZA ?? null,
    DATAPAGAMENTO: wire.DATAPAGAMENTO ?? null,
    DATACOMPETENZAINI: wire.DATACOMPETENZAINI ?? null,
    DATACOMPETENZAFIN: wire.DATACOMPETENZAFIN ?? null,
    STATOPAGAMENTO: wire.STATOPAGAMENTO ?? null,
    IMPORTO: wire.IMPORTOTOTALE ?? null,
    IMPORTOPAGATO: paidCents(bill) / 100,
    RATE: wire.RATE ?? null,
    ...account,
    SALDO: open === null ? null : open / 100,
  };
}
const where = `${filters} AND ${ofSupplies}`;

/** The account statement: bills, as amounts on the customer's account. */
export function createStatementStore(database: DatabaseSync, clock: Clock) {
  const page = (direction: "ASC" | "DESC") =>
    database.prepare(`SELECT ${columns} FROM bills WHERE ${where}
      ORDER BY year ${direction}, emission ${direction}, id DESC LIMIT $size OFFSET $offset`);
  const pages = { ASC: page("ASC"), DESC: page("DESC") };
  const sums = database.prepare(`SELECT count(*) AS count, coalesce(sum(round(total * 100)), 0) AS total,
    coalesce(sum(CASE WHEN paid IS NULL THEN 0 ELSE round(total * 100) END), 0) AS paid FROM bills WHERE ${where}`);
  const inParts = database.prepare(
    `SELECT ${columns} FROM bills WHERE ${where} AND paid IS NULL AND (account IS NOT NULL OR wire ->> 'NUMERORATE' > 0)`,
  );
  const choices = database.prepare(`SELECT json_group_array(DISTINCT mode) AS modes, json_group_array(DISTINCT lines) AS lines,
    min(periodFrom) AS periodFrom, max(periodTo) AS periodTo, min(total) AS least, max(total) AS most FROM bills WHERE customer = $customer`);
  const codes = database.prepare("SELECT DISTINCT supply FROM billSupplies WHERE customer = ? ORDER BY supply");
  const statuses = (customer: string): (0 | 1 | 2 | 3)[] =>
    ([0, 1, 2, 3] as const).filter((status) => Number(sums.get(valuesOf(customer, { StatoPagamento: [status] }))?.["count"]) > 0);

  const valuesOf = (customer: string, filter: Filter) => ({
    $today: clock.today(),
    $customer: customer,
    $status: list(filter.StatoPagamento),
    $lines: list(filter.LineaProdottoCod),
    $modes: list(filter.condizionePagamento),
    $contract: null,
    $periodFrom: filter.DataCompetenzaDa ?? null,
    $periodTo: filter.DataCompetenzaA ?? null,
    $expiryFrom: null,
    $expiryTo: null,
    $totalFrom: filter.ImportoDa ?? null,
    $totalTo: filter.ImportoA ?? null,
    $supplies: list(filter.supplyCodes),
  });

  return {
    search: (customer: string, query: Query): { totalCount: number; items: AccountBalance[] } => {
      const values = valuesOf(customer, query);
      const rows = pages[query.sortDirection].all({
        ...values,
        $size: query.pageSize,
        $offset: query.pageNumber * query.pageSize,
      }) as unknown as Row[];
      return { totalCount: Number(sums.get(values)?.["count"]), items: rows.map((row) => balanceOf(read(row))) };
    },
    total: (customer: string, filter: Filter): Schemas["AccountBalanceTotal"] => {
      const values = valuesOf(customer, filter);
      const { count, total, paid } = sums.get(values) as { count: number; total: number; paid: number };
      const partly = (inParts.all(values) as unknown as Row[]).map(read);
      const settled = partly.reduce((sum, bill) => sum + paidCents(bill), paid);
      const interest = partly.reduce(
        (sum, bill) => sum + (openCents(bill) ?? 0) + paidCents(bill) - cents(euros(bill.wire.IMPORTOTOTALE) ?? 0),
        0,
      );
      return { totalCount: count, IMPORTO: total / 100, IMPORTOPAGATO: settled / 100, SALDO: (total - settled + interest) / 100 };
    },
    /** The filter values that some document has; `supplyCodes` without names. */
    choices: (customer: string) => {
      const found = choices.get({ $customer: customer }) as Record<string, string | number | null>;
      const valuesOf = (field: string): string[] => (JSON.parse(String(found[field])) as (string | null)[]).flatMap((value) => value ?? []);
      return {
        supplyCodes: codes.all(customer).map(({ supply }) => String(supply)),
        StatoPagamento: statuses(customer),
        LineaProdottoCod: [...new Set(valuesOf("lines").flatMap((all) => all.split(" ")))].sort(),
        condizionePagamento: valuesOf("modes").sort(),
        DataCompetenzaDa: found["periodFrom"] as string | null,
        DataCompetenzaA: found["periodTo"] as string | null,
        ImportoDa: found["least"] as number | null,
        ImportoA: found["most"] as number | null,
      };
    },
  };
}
