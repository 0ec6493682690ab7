import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nextBillOf } from "../../design-system/src/bills/nextBill.ts";
import { spendingOf } from "../../design-system/src/bills/spending.ts";
import { parseBillPage } from "../../portal/src/rooms/bills/bill.ts";
import { parseConsumption } from "../../portal/src/rooms/consumption/consumption.ts";
import { parseSupplies } from "../../portal/src/rooms/supplies/supplyDetail.ts";
import { meterOf } from "../../sandbox/src/consumption/meter.ts";
import { rowsOf } from "../../sandbox/src/consumption/rows.ts";
import { condominio } from "../../sandbox/src/seed/condominio.ts";
import { giulia } from "../../sandbox/src/seed/giulia.ts";
import type { Sample } from "../../sandbox/src/seed/sample.ts";

const today = "2026-11-22";

/** The first supplies of a sample customer that have a meter, each with its bills and readings as the portal reads them. */
function suppliesOf({ supplies, bills }: Sample, most: number) {
  const all = supplies.slice(0, most);
  const codes = new Set(all.map(({ supplyCode }) => supplyCode));
  const items = bills.map(({ wire }) => wire).filter(({ FORNITURACOD }) => codes.has(FORNITURACOD ?? ""));
  const { bySupply } = spendingOf(parseBillPage({ totalCount: items.length, items }).items, parseSupplies(all));
  return all.flatMap((each) => {
    const meter = meterOf(each);
    const rows = meter ? parseConsumption(rowsOf(meter, "2020-01-01", today)) : [];
    return meter ? [{ gas: meter.gas, bills: bySupply.get(each.id) ?? [], rows }] : [];
  });
}

/** Compares each supply's last bill with the range predicted on its first day, from the bills and readings known then. */
const measured = [...suppliesOf(giulia(today), 3), ...suppliesOf(condominio(today), 120)].flatMap(({ gas, bills, rows }) => {
  const actual = bills.at(-1);
  if (!actual) return [];
  const known = rows.filter(({ date }) => date < actual.from);
  const predicted = nextBillOf(bills.slice(0, -1), known, actual.from);
  if (!predicted) return [{ gas, predicted: false, inRange: false, error: 0 }];
  const error = Math.abs((predicted.least + predicted.most) / 2 - actual.cents) / actual.cents;
  return [{ gas, predicted: true, inRange: predicted.least <= actual.cents && actual.cents <= predicted.most, error }];
});

const page = readFileSync("portal/src/rooms/bills/NOTES.md", "utf8");

test.each([
  ["electricity", false],
  ["gas", true],
])("[CS-23] the error of the next bill on the sandbox's last bills is the one that the decision states: %s", (name, isGas) => {
  const some = measured.filter(({ gas }) => gas === isGas);
  const predicted = some.filter((each) => each.predicted);
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const mean = predicted.reduce((sum, { error }) => sum + error, 0) / predicted.length;
  const row = [
    name,
    some.length,
    predicted.length,
    percent(mean),
    percent(Math.max(...predicted.map(({ error }) => error))),
    percent(predicted.filter(({ inRange }) => inRange).length / predicted.length),
  ];
  expect(page).toContain(`| ${row.join(" | ")} |`);
  expect(predicted.filter(({ inRange }) => inRange).length / predicted.length).toBeGreaterThan(0.8);
});
