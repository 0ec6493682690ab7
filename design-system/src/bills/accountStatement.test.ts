import { expect, it } from "vitest";
import { type AccountStatementRow, differentlyOpen, sortStatement } from "./accountStatement.ts";

const row = {
  id: "1",
  year: 2026,
  number: "1",
  commodity: "gas",
  status: "NotPaid",
  expiryDate: "2026-11-10",
  amount: 100,
} as AccountStatementRow;

it.each([
  ["a part was paid", 40, { word: "left", euros: 40 }],
  ["interest was added", 103.2, { word: "owed", euros: 103.2 }],
  ["nothing was paid", 100, undefined],
  ["all is settled", 0, undefined],
  ["more was paid than was due", -20, undefined],
])("[AS-30] a statement names what is open beside another amount: %s", (_, balance, open) => {
  expect(differentlyOpen({ ...row, balance }, "2026-11-27")).toEqual(open);
});

it("[AS-30] a document whose amount is unknown has only that", () => {
  expect(differentlyOpen({ ...row, amount: null, balance: 40 }, "2026-11-27")).toBeUndefined();
});

it("[AS-42] of equally urgent documents the one that is due first comes first, one without a due date last; paid ones keep their order", () => {
  const rows = [
    { ...row, id: "late", expiryDate: "2026-11-02" },
    { ...row, id: "undated", expiryDate: null },
    { ...row, id: "latest", expiryDate: "2026-10-13" },
    { ...row, id: "paid 1", status: "Paid", expiryDate: "2026-09-02" },
    { ...row, id: "paid 2", status: "Paid", expiryDate: "2026-08-02" },
  ] as const satisfies readonly AccountStatementRow[];
  const ids = (direction: "ascending" | "descending") => sortStatement(rows, { column: "status", direction }).map(({ id }) => id);
  expect(ids("ascending")).toEqual(["latest", "late", "undated", "paid 1", "paid 2"]);
  expect(ids("descending")).toEqual(["paid 1", "paid 2", "late", "latest", "undated"]);
});
