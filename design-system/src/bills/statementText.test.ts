import { expect, it } from "vitest";
import { dateMessages } from "../data/dateMessages.it.ts";
import { english } from "../data/english.ts";
import { german } from "../data/german.ts";
import { registerLanguage } from "../data/languages.ts";
import { formatsOf } from "../data/useFormats.ts";
import { italianRegion } from "../theme/region.ts";
import type { AccountStatementRow } from "./accountStatement.ts";
import { movementStatus } from "./statementText.ts";

const row: AccountStatementRow = {
  id: "1",
  number: "1045231",
  year: 2026,
  commodity: "gas",
  status: "Expiring",
  expiryDate: "2026-11-28",
  amount: 99.06,
};
const statusOf = (own: Partial<AccountStatementRow>, today: string | undefined = "2026-11-22") => {
  const status = movementStatus({ ...row, ...own }, today, dateMessages.words);
  return status && [status.tone, status.text.replaceAll("\u00a0", " ")];
};

it("[DS-60] months are short in each language", () => {
  registerLanguage("en", english);
  registerLanguage("de", german);
  const debit = { ...row, paymentCondition: "bank", expiryDate: "2027-07-08" } as const;
  const textIn = (locale: string) =>
    movementStatus(debit, "2026-11-22", dateMessages.words, formatsOf({ ...italianRegion, locale }))?.text.replaceAll("\u00a0", " ");
  expect(["it-IT", "en-GB", "de-IT"].map(textIn)).toEqual(["addebito l’8 lug 2027", "addebito on 8 Jul 2027", "Addebito am 8. Juli 2027"]);
});

it("[AS-09] an open document says in a few words when it is due, a settled one nothing", () => {
  expect(statusOf({})).toEqual(["warning", "scade tra 6 giorni"]);
  expect(statusOf({ status: "NotPaid", expiryDate: "2026-11-03" })).toEqual(["negative", "scaduta da 19 giorni"]);
  expect(statusOf({ status: "ToBePaid", expiryDate: "2027-01-13" })).toEqual(["neutral", "scade il 13 gen"]);
  expect(statusOf({ paymentCondition: "bank", expiryDate: "2026-12-08" })).toEqual(["neutral", "addebito l’8 dic"]);
  expect(statusOf({ paymentCondition: "bank", status: "NotPaid", expiryDate: "2026-11-03" })).toEqual(["negative", "scaduta da 19 giorni"]);
  for (const own of [{ status: "Paid" }, { status: "Unknown" }, { amount: 0 }, { amount: -12.4 }, { expiryDate: null }] as const)
    expect(statusOf(own)).toBeUndefined();
  expect(movementStatus(row, undefined, dateMessages.words)).toBeUndefined();
});

it("[AS-41] a document that is overdue on an unknown day says so", () => {
  const textOf = (own: Partial<AccountStatementRow>) =>
    movementStatus({ ...row, expiryDate: null, ...own }, "2026-11-22", dateMessages.words, formatsOf(), "Scaduta");
  expect(textOf({ status: "NotPaid" })).toEqual({ tone: "negative", text: "scaduta" });
  for (const status of ["Expiring", "Unknown", "Paid"] as const) expect(textOf({ status })).toBeUndefined();
});
