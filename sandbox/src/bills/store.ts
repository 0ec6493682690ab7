import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../base/clock.ts";
import type { BodyOf } from "../base/contract.ts";
import { dayOf } from "../base/dates.ts";
import { euros } from "../base/money.ts";
import { wholeOf } from "../base/whole.ts";
import { type AccountWire, type BillWire, dueDay, listOf, paidDay, type StoredBill } from "./wire.ts";

const productLines: Record<string, string> = { ENELE: "OP470", GM: "OP471", DUAL: "OP470 OP471" };

/** The status from the dates, those of the next unpaid instalment where there are some, and the clock: paid 0, not due yet 1, past due 2, past due and reminded 3; without a due date null, unless a reminder was sent (BL-04). */
const status =
  "CASE WHEN paid IS NOT NULL THEN 0 WHEN expiry >= $today THEN 1 WHEN reminded THEN 3 WHEN expiry IS NULL THEN NULL ELSE 2 END";

export const columns = `wire, mode, reminded, account, ${status} AS status`;

export interface Row {
  wire: string;
  mode: string | null;
  reminded: number;
  account: string | null;
  status: 0 | 1 | 2 | 3 | null;
}

export function read(row: Row): StoredBill {
  const account = row.account === null ? undefined : (JSON.parse(row.account) as Partial<AccountWire>);
  const balance = account?.SALDO === undefined ? {} : { SALDO: account.SALDO };
  return {
    wire: { ...(JSON.parse(row.wire) as BillWire), STATOPAGAMENTO: row.status, ...balance },
    mode: row.mode,
    reminded: row.reminded === 1,
    ...(account && { account }),
  };
}

/** Writes bills with the columns that filters need, and the supplies of each. */
export function billWriter(database: DatabaseSync): (customer: string, bill: StoredBill) => void {
  const insert = database.prepare(`INSERT INTO bills VALUES (${Array(16).fill("?").join(", ")})`);
  const ofSupply = database.prepare("INSERT INTO billSupplies VALUES (?, ?, ?)");
  return (customer, { wire, mode, reminded, account }) => {
    const codes = [wire.FORNITURACOD, ...listOf(wire.DETTAGLI?.DETTAGLIODOCUMENTO).map(({ FORNITURACOD }) => FORNITURACOD)];
    for (const code of new Set(codes)) if (code) ofSupply.run(customer, code, wire.ID);
    insert.run(
      wire.ID,
      customer,
      wire.ANNO,
      wire.NUMERO,
      dayOf(wire.DATAEMISSIONE),
      dueDay(wire),
      paidDay(wire),
      dayOf(wire.DATACOMPETENZAINI),
      dayOf(wire.DATACOMPETENZAFIN),
      euros(wire.IMPORTOTOTALE),
      productLines[wire.COMMODITY ?? ""] ?? "ALTRO",
      wire.COMMODITY === "DUAL" ? 2 : 1,
      mode,
      reminded ? 1 : 0,
      JSON.stringify(wire),
      account ? JSON.stringify(account) : null,
    );
  };
}

/** A filter that is null matches everything. */
export const filters = `
  customer = $customer
  AND ($status IS NULL OR ${status} IN (SELECT value FROM json_each($status)))
  AND ($lines IS NULL OR EXISTS (SELECT 1 FROM json_each($lines) WHERE instr(lines, value) > 0))
  AND ($modes IS NULL OR mode IN (SELECT value FROM json_each($modes)))
  AND ($contract IS NULL OR contract = $contract)
  AND ($periodFrom IS NULL OR periodTo >= $periodFrom) AND ($periodTo IS NULL OR periodFrom <= $periodTo)
  AND ($expiryFrom IS NULL OR expiry >= $expiryFrom) AND ($expiryTo IS NULL OR expiry <= $expiryTo)
  AND ($totalFrom IS NULL OR total >= $totalFrom) AND ($totalTo IS NULL OR total <= $totalTo)`;

/** A bill belongs to each supply that it has lines of. */
export const ofSupplies = `($supplies IS NULL OR id IN (
  SELECT bill FROM billSupplies WHERE customer = $customer AND supply IN (SELECT value FROM json_each($supplies))))`;

export const list = (values: readonly unknown[] | null | undefined) => (values?.length ? JSON.stringify(values) : null);

/** Reads bills; a bill is always looked up together with its customer. */
export function createBillStore(database: DatabaseSync, clock: Clock) {
  const count = database.prepare(`SELECT count(*) AS total FROM bills WHERE ${filters} AND ${ofSupplies}`);
  const page = (direction: "ASC" | "DESC") =>
    database.prepare(`SELECT ${columns} FROM bills WHERE ${filters} AND ${ofSupplies}
      ORDER BY year ${direction}, emission ${direction}, id DESC LIMIT $size OFFSET $offset`);
  const pages = { ASC: page("ASC"), DESC: page("DESC") };
  const byNumber = database.prepare(`SELECT ${columns} FROM bills WHERE customer = $customer AND year = $year AND number = $number`);
  const byId = database.prepare(`SELECT ${columns} FROM bills WHERE customer = $customer AND year = $year AND id = $id`);

  const one = (row: unknown): StoredBill | undefined => (row ? read(row as Row) : undefined);

  return {
    search(query: BodyOf<"myBillingDetails">): { total: number; bills: BillWire[] } {
      const values = {
        $today: clock.today(),
        $customer: query.customerCode,
        $supplies: list(query.supplyCodes),
        $status: list(query.statoPagamento),
        $lines: list(query.lineaProdottoCod),
        $modes: list(query.tipoLetturaCod),
        $contract: query.tipoContratto ?? null,
        $periodFrom: query.DataCompetenzaDa ?? null,
        $periodTo: query.DataCompetenzaA ?? null,
        $expiryFrom: query.dataScadenzaDa ?? null,
        $expiryTo: query.dataScadenzaA ?? null,
        $totalFrom: query.importoDa ?? null,
        $totalTo: query.importoA ?? null,
      };
      const { total } = count.get(values) as { total: number };
      const window = { $size: query.pageSize, $offset: query.pageNumber * query.pageSize };
      const rows = pages[query.sortDirection].all({ ...values, ...window }) as unknown as Row[];
      return { total, bills: rows.map((row) => read(row).wire) };
    },
    byNumber: (customer: string, year: string, number: string) =>
      one(byNumber.get({ $today: clock.today(), $customer: customer, $year: wholeOf(year) ?? null, $number: number })),
    byId: (customer: string, year: string, id: string) =>
      one(byId.get({ $today: clock.today(), $customer: customer, $year: wholeOf(year) ?? null, $id: wholeOf(id) ?? null })),
  };
}
