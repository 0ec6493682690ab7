import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dataMessages } from "../data/messages.it.ts";
import { displayName } from "../supplies/supply.ts";
import type { AccountBalance, LoadedDocuments, StatementChoices } from "./accountBalance.ts";
import { statementSortKeys } from "./accountStatement.ts";
import { defaultStatementFilter, findStatementSupplies } from "./accountStatementFilter.ts";
import { billPaymentModes, billStatuses, billSupplyTypes } from "./billFilter.ts";
import { billFilterMessages } from "./billFilterMessages.it.ts";
import { shownMovements, shownRows, statementTable, toRow } from "./documentRows.ts";
import { billsMessages } from "./messages.it.ts";
import { statementMessages } from "./statementMessages.it.ts";
import { choicesOf, decodeStatement, encodeStatement, newestFirst, supplyChoices, toServerFilter } from "./statementQuery.ts";

const balance: AccountBalance = {
  id: 27,
  number: "1010351",
  year: 2026,
  documentType: "Fattura",
  commodity: "gas",
  supplyCode: "S-1",
  productLine: "gas",
  paymentCondition: "postal",
  emissionDate: "2026-11-07",
  expiryDate: "2026-11-27",
  paymentDate: null,
  periodFrom: "2026-09-01",
  periodTo: "2026-10-31",
  accountStatus: "Expiring",
  amount: 87.4,
  paidAmount: 0,
  balance: 87.4,
  rates: [],
};
const context = {
  names: new Map([["S-1", "Casa di Bologna"]]),
  today: "2026-11-20",
  hrefOf: ({ year, number }: AccountBalance) => `/bollette/${year}/${number}`,
};

const pages = (over: Partial<LoadedDocuments>): LoadedDocuments => ({
  items: [],
  fetched: [],
  total: 0,
  complete: true,
  hasMore: false,
  next: 10,
  loadMore: () => undefined,
  loadingMore: false,
  moreFailed: false,
  ...over,
});

describe("[AS-01] the statement's address", () => {
  const day = fc.constantFrom("2026-01-01", "2026-12-31", null);
  const anyQuery = fc.record({
    filter: fc.record({
      statuses: fc.subarray([...billStatuses]),
      supplyTypes: fc.subarray([...billSupplyTypes]),
      paymentModes: fc.subarray([...billPaymentModes]),
      periodDateFrom: day,
      periodDateTo: day,
      totalFrom: fc.constantFrom(null, 0, 20.5),
      totalTo: fc.constantFrom(null, 400),
      supply: fc.option(fc.string({ minLength: 1, maxLength: 60 })),
    }),
    sort: fc.record({
      column: fc.constantFrom(...statementSortKeys),
      direction: fc.constantFrom("ascending" as const, "descending" as const),
    }),
  });

  it("contains every restriction, and nothing else", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(decodeStatement(encodeStatement(query))).toEqual(query);
      }),
    );
    expect(encodeStatement({ filter: defaultStatementFilter, sort: newestFirst }).toString()).toBe("");
    expect(decodeStatement(new URLSearchParams("ordine=prezzo&utenza=&stato=x"))).toEqual({
      filter: defaultStatementFilter,
      sort: newestFirst,
    });
  });

  it("sends no restriction for a group whose boxes are all ticked", () => {
    expect(toServerFilter(defaultStatementFilter)).toMatchObject({
      supplyCodes: [],
      statuses: [],
      productLines: [],
      paymentConditions: [],
    });
    expect(toServerFilter({ ...defaultStatementFilter, supply: "S-1", statuses: ["paid"] })).toMatchObject({
      supplyCodes: ["S-1"],
      statuses: ["paid"],
    });
  });

  it("offers the boxes that the server names, and all of a group if it names none", () => {
    const choices = { supplies: [], statuses: ["paid"], productLines: [], paymentConditions: ["bank"] } as unknown as StatementChoices;
    expect(choicesOf(choices)).toEqual({ statuses: ["paid"], supplyTypes: undefined, paymentModes: ["bank"] });
  });
});

it("[AS-01] supplies of the same name are distinguished by their codes, the others have no code", () => {
  const supplies = [
    { supplyCode: "1", name: "Casa" },
    { supplyCode: "2", name: null },
    { supplyCode: "3", name: "Casa" },
  ];
  expect(supplyChoices({ supplies } as unknown as StatementChoices)).toEqual([
    { id: "1", name: "Casa", hint: "1" },
    { id: "2", name: "..." },
    { id: "3", name: "Casa", hint: "3" },
  ]);
});

it("[AS-10] supplies are found by their address too", () => {
  const choices = { supplies: ["1", "2", "3"].map((supplyCode) => ({ supplyCode, name: "Casa" })) } as unknown as StatementChoices;
  const known = [
    { supplyCode: "1", address: "Via Fittizia 8, Forlì" },
    { supplyCode: "2", address: "Via dei Tigli 14, Bologna" },
    { supplyCode: "3", address: "Via dei Tigli 14, Bologna" },
  ];
  const found = supplyChoices(choices, known);
  expect(found.map(({ hint }) => hint)).toEqual(["Via Fittizia 8, Forlì", "Via dei Tigli 14, Bologna, 2", "Via dei Tigli 14, Bologna, 3"]);
  expect(findStatementSupplies(found, "forli").map(({ id }) => id)).toEqual(["1"]);
});

it("[AS-01] a supply without a name has the name that the rest of the portal shows", () => {
  for (const name of [null, "", " ", "..."])
    expect(supplyChoices({ supplies: [{ supplyCode: "1", name }] } as unknown as StatementChoices)).toEqual([
      { id: "1", name: displayName({ nickname: name, address: null }) },
    ]);
});

describe("a row of the statement", () => {
  it("gets its status from its dates, or from the server if it has none", () => {
    expect(toRow(balance, context)).toMatchObject({
      status: "Expiring",
      supplyName: "Casa di Bologna",
      href: "/bollette/2026/1010351",
    });
    expect(toRow({ ...balance, expiryDate: "2026-12-20" }, context).status).toBe("ToBePaid");
    expect(toRow({ ...balance, expiryDate: null, accountStatus: "NotPaid", supplyCode: null }, context)).toMatchObject({
      status: "NotPaid",
      supplyName: undefined,
    });
  });

  it("[AS-01] is sorted among all matching rows, and only if all are loaded", () => {
    const fetched = [3, 1, 2].map((amount) => ({ ...balance, id: amount, amount }));
    const byAmount = { column: "amount", direction: "ascending" } as const;
    const ids = (list: LoadedDocuments) => shownRows(list, byAmount, context).map(({ id }) => id);
    expect(ids(pages({ items: fetched.slice(0, 2), fetched }))).toEqual(["1", "2"]);
    expect(ids(pages({ items: fetched.slice(0, 2), fetched, complete: false }))).toEqual(["3", "1"]);
  });

  it("[AS-09] shows a phone the movements since the oldest visible document, with balances where all documents have come", () => {
    const paid = { ...balance, id: 1, emissionDate: "2026-09-08", paymentDate: "2026-11-10", amount: 50, balance: 0 };
    const fetched = [balance, paid];
    const shown = (over: Partial<LoadedDocuments>, owed?: number) =>
      shownMovements(pages({ fetched, items: [balance], ...over }), context, owed).map((movement) => [movement.kind, movement.balance]);
    expect(shown({}, 87.4)).toEqual([
      ["payment", 87.4],
      ["bill", 137.4],
    ]);
    expect(shown({ items: fetched }, 87.4)).toHaveLength(3);
    expect(shown({})).toEqual([
      ["payment", undefined],
      ["bill", undefined],
    ]);
    expect(shown({ complete: false }, 87.4)).toEqual([["bill", undefined]]);
  });

  it("[AS-54] has its rows before the account's balance comes: the documents tell them, and no balance is said", () => {
    const paid = { ...balance, id: 26, amount: 50, paidAmount: 50, balance: 0, accountStatus: "Paid", emissionDate: "2026-10-01" } as const;
    const fetched = [balance, { ...paid, paymentDate: "2026-11-10" }];
    const whole = { ...pages({ fetched, items: fetched }) };
    const confirmed = shownMovements(whole, context, 87.4);
    const coming = shownMovements(whole, context, "coming");
    expect(coming).toEqual(confirmed.map((movement) => ({ ...movement, unconfirmed: true })));
    expect(confirmed.map(({ balance: owed }) => owed)).toEqual([87.4, 137.4, 50]);
    const inPart = [{ ...balance, paidAmount: 20, balance: 67.4 }];
    expect(shownMovements(pages({ fetched: inPart, items: inPart }), context, "coming")).toEqual(
      shownMovements(pages({ fetched: inPart, items: inPart }), context, 67.4),
    );
  });

  it("[AS-03] is exported with the text of the screen, without codes", () => {
    const words = {
      title: "Estratto conto",
      paymentDate: "Pagata il",
      stillOpen: "Ancora aperto",
      commodity: "Tipo",
      documentType: "Tipo di documento",
      documentBill: "Bolletta",
      documentCreditNote: "Nota di credito",
      statement: statementMessages.words,
      bills: billsMessages.words,
      filter: billFilterMessages.words,
      commodities: dataMessages.words,
    };
    const credit = statementTable([toRow({ ...balance, documentType: "Nota di credito", amount: -35.4, balance: -35.4 }, context)], words);
    expect(credit.rows[0]).toEqual(expect.arrayContaining(["Nota di credito", "A tuo credito"]));
    const debit = statementTable([toRow({ ...balance, paymentCondition: "bank" }, context)], words);
    expect(debit.rows[0]).toContain("Addebito");
    const table = statementTable([toRow(balance, context)], words);
    expect(table.rows).toEqual([
      [
        "2026 / 1010351",
        "Bolletta",
        "Gas",
        "Casa di Bologna",
        "2026-11-07",
        "2026-11-27",
        "Bollettino postale",
        null,
        "In scadenza",
        87.4,
        87.4,
      ],
    ]);
    expect(table.columns).toHaveLength(table.rows[0]?.length ?? 0);
  });
});
