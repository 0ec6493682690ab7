import type { AccountBalance, AccountTotal, LoadedDocuments } from "./accountBalance.ts";
import { isAutomatic, type StatementSums } from "./accountStatement.ts";
import { isCreditNote } from "./bill.ts";
import { type BillState, billState } from "./billState.ts";

/**
 * Answers everything about what is open of a document, as `stateOf` does of a bill. A server that tells no instalments sends the due date of
 * the first one: once something is paid, only its status tells whether the next one is overdue, and its day is unknown. A status that calls
 * what is open paid tells nothing, so that the due date counts.
 */
export function stateOfBalance(balance: AccountBalance, today: string): BillState {
  const { amount: total, paidAmount, paymentDate, rates, reported, accountStatus: status } = balance;
  const open = balance.balance ?? (total === null || paidAmount === null ? null : Math.round((total - paidAmount) * 100) / 100);
  const facts = { total, balance: open, paymentDate, rates, reported, debit: isAutomatic(balance) };
  const isPaidInPart = open !== null && total !== null && open > 0 && open < total;
  const isDayKnown = rates.length > 0 || !isPaidInPart || status === "Unknown" || status === "Paid";
  const byDays = billState({ ...facts, expiryDate: isDayKnown ? balance.expiryDate : null }, today);
  return byDays.status === "Unknown" ? billState({ ...facts, status }, today) : byDays;
}

/** A part of what is open: a number of documents or instalments, and euros. */
interface OpenSum {
  count: number;
  amount: number;
}

/** Sums of the unpaid documents. They add up to the balance of the account. */
export interface OpenDocuments {
  /** Documents that the customer pays, with what is due next of each. */
  toPay: OpenSum & {
    /** Due day of each of these documents, "YYYY-MM-DD", null if unknown. @default nothing is said of what is overdue */
    days?: (string | null)[];
    /** Number of these documents that are overdue without a day. @default 0 */
    undatedOverdue?: number;
  };
  /** Instalments that the customer pays after those, with the first day. */
  later: OpenSum & { first: string | null };
  /** Payments that the customer has reported, until the payment arrives. */
  reported: OpenSum;
  /** Amounts that leave the account by themselves, with the first day. */
  debits: OpenSum & { first: string | null };
  /** Documents in credit, whose amount is below zero, and how many of them are credit notes. */
  credits: OpenSum & { notes: number };
  /** Documents without a due date and without a status, of which nobody can say whether they are to be paid. */
  unclear: OpenSum;
}

export const noOpenDocuments: OpenDocuments = {
  toPay: { count: 0, amount: 0, days: [], undatedOverdue: 0 },
  later: { count: 0, amount: 0, first: null },
  reported: { count: 0, amount: 0 },
  debits: { count: 0, amount: 0, first: null },
  credits: { count: 0, amount: 0, notes: 0 },
  unclear: { count: 0, amount: 0 },
};

function add(sum: OpenSum & { first?: string | null }, euros: number | null, day: string | null = null): void {
  sum.count += 1;
  sum.amount = Math.round(sum.amount * 100 + (euros ?? Number.NaN) * 100) / 100;
  if (day && "first" in sum && !(sum.first && sum.first < day)) sum.first = day;
}

/** Adds what is open of a document. A refused debit is the customer's to pay (BL-39). */
function addOpen(sums: OpenDocuments, { documentType }: AccountBalance, state: BillState): void {
  const { status, payer, open, amount, parts, reported } = state;
  if (status === "Paid" || open === 0) return;
  if (open !== null && open < 0) {
    add(sums.credits, open);
    if (isCreditNote(documentType)) sums.credits.notes += 1;
    return;
  }
  if (payer === null) {
    add(sums.unclear, open);
    return;
  }
  if (payer === "customer") {
    add(sums.toPay, amount);
    sums.toPay.days?.push(state.day);
    if (state.day === null && state.late) sums.toPay.undatedOverdue = (sums.toPay.undatedOverdue ?? 0) + 1;
  }
  if (reported) add(sums.reported, reported.amount);
  // What the customer pays now is in the amount: the overdue parts, or the first one.
  const now =
    payer === "customer" ? parts.filter((part) => part.payer !== "reported").filter(({ late }, index) => late || index === 0) : [];
  for (const part of parts.filter((each) => each.payer !== "reported" && !now.includes(each)))
    add(part.payer === "debit" ? sums.debits : sums.later, part.amount, part.day);
}

/**
 * Returns what is still to be paid or credited; undefined unless all documents have come, with the amounts that are open.
 */
export function openDocuments({ fetched, complete }: LoadedDocuments, today: string): OpenDocuments | undefined {
  if (!complete) return undefined;
  const sums = structuredClone(noOpenDocuments);
  for (const balance of fetched) addOpen(sums, balance, stateOfBalance(balance, today));
  return Object.values(sums).every(({ amount }) => Number.isFinite(amount)) ? sums : undefined;
}

/**
 * Returns the sum that the statement ends with. A credit note that was refunded leaves nothing, so it is not in it. Undefined unless all
 * documents have come, with their amounts, and they come to the totals of the servers; undefined too where more is open than was issued, as
 * interest is neither issued nor paid.
 */
export function statementSums(
  { fetched, complete }: LoadedDocuments,
  { amount: total, balance }: Pick<AccountTotal, "amount" | "balance">,
  today: string,
): StatementSums | undefined {
  if (!complete) return undefined;
  const cents = { issued: 0, paid: 0, credit: 0, left: 0 };
  const counts = { ...cents };
  const add = (key: keyof typeof cents, amount: number, count = 1) => {
    cents[key] += Math.round(amount * 100);
    counts[key] += count;
  };
  for (const document of fetched) {
    const { open } = stateOfBalance(document, today);
    const { amount } = document;
    if (amount === null || open === null) return undefined;
    if (open < 0) add("credit", -open);
    if (amount < 0) continue;
    if (open > amount) return undefined;
    add("issued", amount);
    add("paid", amount - Math.max(open, 0), open > 0 ? 0 : 1);
    if (open > 0) add("left", open);
  }
  cents.left -= cents.credit;
  const isWhole = cents.left === Math.round(balance * 100) && cents.issued - cents.paid - cents.credit === cents.left;
  const whole = fetched.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);
  if (!isWhole || whole !== Math.round(total * 100)) return undefined;
  const sum = (key: keyof typeof cents) => ({ count: counts[key], amount: cents[key] / 100 });
  return { issued: sum("issued"), paid: sum("paid"), credit: sum("credit"), left: sum("left") };
}
