import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FavillaProvider } from "../theme/FavillaProvider.tsx";
import type { AccountBalance, LoadedDocuments } from "./accountBalance.ts";
import { openDocuments, stateOfBalance } from "./openDocuments.ts";
import { StatementBalance } from "./StatementBalance.tsx";

const today = "2026-11-20";
const bill = {
  id: 1,
  number: "1010351",
  year: 2026,
  documentType: "Fattura",
  paymentCondition: "postal",
  expiryDate: "2026-12-11",
  paymentDate: null,
  accountStatus: "Expiring",
  amount: 80,
  balance: 80,
  rates: [],
} as unknown as AccountBalance;
const debit: AccountBalance = { ...bill, id: 2, paymentCondition: "bank", amount: 20, balance: 20 };
const creditNote: AccountBalance = { ...bill, id: 3, documentType: "Nota di credito", expiryDate: null, amount: -35.4, balance: -35.4 };
const paid: AccountBalance = { ...bill, id: 4, paymentDate: "2026-11-01", balance: 0 };

/** Returns the text of the balance for some documents, which sum to the account's balance unless another is given. */
function textOf(
  documents: readonly AccountBalance[],
  balance = documents.reduce((sum, each) => sum + Math.round((each.balance ?? 0) * 100), 0) / 100,
  complete = true,
) {
  const open = openDocuments({ fetched: documents, complete } as LoadedDocuments, today);
  const account = { state: "Loaded", data: { count: documents.length, amount: 0, paidAmount: 0, balance } } as const;
  return renderToStaticMarkup(
    <FavillaProvider today={today}>
      <StatementBalance account={account} open={open} loading={false} />
    </FavillaProvider>,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

it("[AS-15] an open credit note is a line of its own, so that the lines add up to the balance", () => {
  expect(textOf([bill, debit, creditNote, paid])).toBe(
    "Paghi tu, una bolletta 80,00 € Addebito l’11 dic 20,00 € A tuo credito, una nota di credito − 35,40 € Saldo di oggi 64,60 €",
  );
  expect(textOf([bill, creditNote, { ...creditNote, id: 5 }])).toContain("2 note di credito − 70,80 €");
  expect(textOf([bill, { ...bill, id: 6, amount: -5, balance: -5 }])).toContain("A tuo credito − 5,00 €");
});

it("[AS-58] what is overdue of what the customer pays is said in home's words", () => {
  const late = { ...bill, id: 7, expiryDate: "2026-11-01" };
  expect(textOf([bill, { ...bill, id: 7 }])).toContain("2 bollette 160,00 € Saldo");
  expect(textOf([bill, late])).toContain("2 bollette 160,00 € una è scaduta da 19 giorni Saldo");
  expect(textOf([late, { ...late, id: 8 }])).toContain("tutte scadute Saldo");
  expect(textOf([{ ...bill, expiryDate: null, accountStatus: "Expired" }])).toContain("una bolletta 80,00 € scaduta Saldo");
});

it("[AS-15] a credit that exceeds what is open does not hide what is to be paid", () => {
  expect(textOf([debit, creditNote])).toMatch(/20,00 €.*− 35,40 € Saldo di oggi, a tuo credito − 15,40 €$/);
  expect(textOf([{ ...bill, amount: 35.4, balance: 35.4 }, creditNote])).toMatch(/^Paghi tu, una bolletta 35,40 €.*Saldo di oggi 0,00 €$/);
  expect(textOf([creditNote])).toBe("Hai un credito di 35,40 € Lo togliamo dalle prossime bollette.");
  expect(textOf([paid])).toBe("Non hai niente da pagare");
});

it("[AS-15] lines that do not add up to the balance of the servers are left out", () => {
  expect(textOf([bill, debit], 64.6)).toBe("Saldo di oggi 64,60 €");
});

it("[AS-11] [AS-15] where not all documents are known, no credit is said that may hide a bill to pay", () => {
  expect(textOf([creditNote], -15.4)).toBe("Saldo di oggi, a tuo credito − 15,40 €");
  expect(textOf([creditNote], -35.4, false)).toBe("Saldo di oggi, a tuo credito − 35,40 €");
  expect(textOf([paid], 0, false)).toBe("Saldo di oggi 0,00 €");
});

it("[BL-141] a payment that was reported is a line of its own, neither to be paid nor a later instalment, and the lines add up", () => {
  const reported = { ...bill, reported: { day: today, instalments: [] } };
  expect(textOf([{ ...bill, id: 9 }, reported, debit])).toBe(
    "Paghi tu, una bolletta 80,00 € Pagamento in arrivo, una bolletta 80,00 € Addebito l’11 dic 20,00 € Saldo di oggi 180,00 €",
  );
  expect(textOf([{ ...reported, expiryDate: "2026-11-01" }])).toBe("Pagamento in arrivo, una bolletta 80,00 € Saldo di oggi 80,00 €");
  expect(textOf([{ ...bill, reported: { day: "2026-11-13", instalments: [] } }])).toMatch(/^Paghi tu, una bolletta 80,00 €/);
});

describe("[AS-17] the lines count and sum what is to be paid as home does", () => {
  const rate = (number: number, expiryDate: string, paymentDate: string | null = null) => ({
    number,
    amount: 33.02,
    expiryDate,
    paymentDate,
  });
  const inThree: AccountBalance = {
    ...bill,
    ...{ id: 7, amount: 99.06, paidAmount: 33.02, balance: 66.04, expiryDate: "2026-11-13", accountStatus: "Expiring" },
    rates: [rate(1, "2026-11-13", "2026-11-11"), rate(2, "2026-12-13"), rate(3, "2027-01-13")],
  };

  it("with the later instalments on a line of their own", () => {
    expect(textOf([inThree, bill])).toBe("Paghi tu, 2 bollette 113,02 € Rate successive una, il 13 gen 33,02 € Saldo di oggi 146,04 €");
  });

  it("with the instalments of a debit among the debits, but an overdue one among what the customer pays", () => {
    const debited = { ...inThree, paymentCondition: "bank", rates: [rate(1, "2026-10-13"), rate(2, "2026-12-13"), rate(3, "2027-01-13")] };
    expect(textOf([{ ...debited, paidAmount: 0, balance: 99.06 } as AccountBalance])).toBe(
      "Paghi tu, una bolletta 33,02 € scaduta il 13 ottobre 2 addebiti, il primo il 13 dic 66,04 € Saldo di oggi 99,06 €",
    );
  });

  it("with documents of which nobody can say whether they are due", () => {
    const undated = { ...bill, id: 8, expiryDate: null, accountStatus: "Unknown" } as const;
    expect(textOf([bill, undated])).toBe(
      "Paghi tu, una bolletta 80,00 € Da verificare, un documento senza scadenza 80,00 € Saldo di oggi 160,00 €",
    );
  });

  it("[AS-16] with the status of the servers where they tell that a part was paid, but no instalment", () => {
    const partly = { ...inThree, rates: [] };
    expect(stateOfBalance(partly, today)).toMatchObject({ status: "Expiring", late: false, amount: 66.04, day: null });
    expect(stateOfBalance({ ...partly, accountStatus: "Expired" }, today)).toMatchObject({ late: true, payer: "customer" });
  });

  it("[BL-130] with its due date where the servers call it paid although a part is open", () => {
    const partly = { ...bill, amount: 80, balance: 30, paidAmount: 50, paymentDate: "2026-11-17", expiryDate: "2026-12-11" };
    const state = stateOfBalance({ ...partly, accountStatus: "Paid" } as AccountBalance, today);
    expect(state).toMatchObject({ status: "ToBePaid", payer: "customer", amount: 30, day: "2026-12-11" });
  });
});

it("[AS-55] while the balance is coming, the lines of the documents are there and no amount is", () => {
  const open = openDocuments({ fetched: [bill, debit, creditNote], complete: true } as unknown as LoadedDocuments, today);
  const waiting = renderToStaticMarkup(
    <FavillaProvider today={today}>
      <StatementBalance account={{ state: "Loading" }} open={open} loading={false} />
    </FavillaProvider>,
  );
  expect(waiting).toContain("una bolletta");
  expect(waiting).toContain("una nota di credito");
  expect(waiting).not.toContain("€");
});
