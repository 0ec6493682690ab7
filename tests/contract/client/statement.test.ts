import { describe, expect, it } from "vitest";
import {
  fetchAccountTotal,
  fetchStatement,
  fetchStatementChoices,
  fetchStatementTotal,
  fetchWholeStatement,
} from "../../../portal/src/rooms/bills/statement/calls.ts";
import { wholeStatement } from "../../../portal/src/rooms/bills/statement/statement.ts";
import { withClient } from "./client.ts";

const { signIn } = withClient();
const cents = (values: readonly (number | null)[]) => Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 100);

describe("the account statement", () => {
  it("accountBalances: rows of a filter, newest first, and accountBalanceTotal: their sum", async () => {
    await signIn("giulia@esempio.it");
    const filter = { ...wholeStatement, statuses: ["expiring", "expired"], paymentConditions: ["postal"] } as const;
    const { items: balances, total } = await fetchStatement({ filter, page: 0, pageSize: 60 });
    expect([total, balances.map(({ supplyCode }) => supplyCode)]).toEqual([1, ["100001001"]]);
    const sum = await fetchStatementTotal(filter);
    expect([sum.count, Math.round(sum.balance * 100)]).toEqual([total, cents(balances.map(({ balance }) => balance))]);
  });

  it("accountBalances: pages on, and every row's amount is its paid and its open part", async () => {
    await signIn("condominio@esempio.it");
    const page = (number: number) => fetchStatement({ filter: wholeStatement, page: number, pageSize: 200 });
    const [first, second] = [await page(0), await page(1)];
    const rows = [...first.items, ...second.items];
    expect([first.total, new Set(rows.map(({ id }) => id)).size]).toEqual([5000, 400]);
    for (const { amount, paidAmount, balance } of rows) expect(cents([paidAmount, balance])).toBe(cents([amount]));
  });

  it("[AS-07] accountBalances: the whole statement comes page after page, each document once, and says how far it is", async () => {
    await signIn("condominio@esempio.it");
    const told: number[] = [];
    const whole = await fetchWholeStatement(wholeStatement, ({ fetched, total }) => told.push(fetched / total));
    expect(new Set(whole.map(({ id }) => id)).size).toBe(5000);
    expect([told.length, told[0], told.at(-1)]).toEqual([25, 0.04, 1]);
    const sum = await fetchStatementTotal(wholeStatement);
    expect(cents(whole.map(({ amount }) => amount))).toBe(Math.round(sum.amount * 100));
    const gas = await fetchWholeStatement({ ...wholeStatement, productLines: ["gas"] }, () => undefined);
    expect(new Set(gas.map(({ productLine }) => productLine))).toEqual(new Set(["gas"]));
    const stop = new AbortController();
    const cancelled = fetchWholeStatement(wholeStatement, () => stop.abort(), stop.signal);
    await expect(cancelled).rejects.toMatchObject({ reason: "aborted" });
  });

  it("[AS-06] accountBalanceOverall: the sum of the whole account", async () => {
    await signIn("giulia@esempio.it");
    expect(await fetchAccountTotal()).toEqual(await fetchStatementTotal(wholeStatement));
  });

  it("accountBalanceFilters: the values that some document has", async () => {
    await signIn("giulia@esempio.it");
    expect(await fetchStatementChoices()).toMatchObject({
      supplies: [
        { supplyCode: "100001001", name: "Casa di Bologna" },
        { supplyCode: "100001002", name: "Via dei Tigli 14, Bologna" },
        { supplyCode: "100001003", name: "Casa al mare" },
      ],
      statuses: ["paid", "expiring", "expired"],
      productLines: ["light", "gas"],
      paymentConditions: ["postal", "bank"],
      periodTo: "2026-10-31",
    });
  });
});
