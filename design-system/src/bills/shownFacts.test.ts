import { expect, it } from "vitest";
import { dateMessages } from "../data/dateMessages.it.ts";

import { type AccountStatementRow, sortStatement } from "./accountStatement.ts";
import { type BillStateFacts, billState, shownFacts } from "./billState.ts";
import { besideTagText, tagText } from "./billText.ts";
import { isLateRate } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";

const today = "2026-11-27";
const rate = (number: number, expiryDate: string | null, paymentDate: string | null = null) => ({
  ...{ number, amount: 50, expiryDate, paymentDate },
});

it("[AP-53] the due date of a paid instalment is not said of the next one, whose day is not known", () => {
  const facts = { year: 2026, status: "ToBePaid", total: 100, expiryDate: "2026-10-20", today } as const;
  const bill = { ...facts, rates: [rate(1, "2026-10-20", "2026-10-19"), rate(2, null)] };
  const shown = shownFacts(bill, billState(bill, today));
  expect(tagText(shown, billsMessages.words)).toBe(billsMessages.words.statusToBePaid);
  expect(besideTagText(shown, billsMessages.words, dateMessages.words)).toBe(billsMessages.words.noDueDate);
});

it("[AP-53] an instalment that is reported as paid, or that a payment on account covers, is not overdue in their list either", () => {
  const rates = [rate(1, "2026-11-20"), rate(2, "2026-11-25"), rate(3, "2026-12-20")];
  const late = (more: Partial<BillStateFacts>) => {
    const state = billState({ total: 150, rates, ...more }, today);
    return rates.map((each) => isLateRate(state, each));
  };
  expect(late({})).toEqual([true, true, false]);
  expect(late({ reported: { day: "2026-11-26", instalments: [1] } })).toEqual([false, true, false]);
  expect(late({ balance: 100 })).toEqual([false, true, false]);
});

it("[AP-53] a statement is ordered by the status and the day that its rows show", () => {
  const row = (id: string, more: Partial<AccountStatementRow>): AccountStatementRow => ({
    ...{ id, commodity: "gas", year: 2026, number: id, status: "ToBePaid", amount: 100, expiryDate: "2026-12-10", ...more },
  });
  const rows = [
    row("paid", { rates: [rate(1, "2026-10-20", "2026-10-19"), rate(2, "2026-11-20", "2026-11-19")] }),
    row("next", { expiryDate: "2026-10-20", rates: [rate(1, "2026-10-20", "2026-10-19"), rate(2, "2026-12-20")] }),
    row("whole", {}),
  ];
  expect(sortStatement(rows, { column: "status", direction: "ascending" }).map(({ id }) => id)).toEqual(["whole", "next", "paid"]);
});
