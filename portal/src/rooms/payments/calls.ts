import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import * as z from "zod/mini";
import { optionalText, parse } from "../../platform/edge/edge.ts";
import { report } from "../../platform/errors/report.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { query } from "../../platform/wire/graphql.ts";
import { publicPost } from "../../platform/wire/publicRest.ts";
import { post } from "../../platform/wire/rest.ts";
import { write } from "../../platform/wire/write.ts";
import { TermsDocument, UpdateTermDocument } from "./generated/payments.ts";
import { parseTerms, termSchema } from "./paymentTerm.ts";
import { InvalidTermChange, type TermChange, termUpdate } from "./termUpdate.ts";

/** Fetches the payment terms of a supply. */
export const fetchTerms = async (supplyCode: string, signal?: AbortSignal): Promise<PaymentTerm[]> =>
  parseTerms((await query(TermsDocument, { supplyCode }, { signal })).allBillings);

/**
 * Changes a payment term. An invalid change is logged instead of sent, and rejects with InvalidTermChange.
 * @param key idempotency key, the same for every attempt at the same change
 */
export async function updateTerm(current: PaymentTerm, change: TermChange, key: string): Promise<PaymentTerm> {
  const update = termUpdate(current, change);
  if (!update) {
    const what = "cannot change paymentmode";
    report("Parameters", { what, from: current.paymentMode, to: change.paymentMode, delivery: change.deliveryMode });
    throw new InvalidTermChange(what);
  }
  return write(
    UpdateTermDocument,
    { ...update },
    {
      read: ({ updateBilling }) => parse(termSchema, updateBilling, "payment term"),
      present: async () => (await fetchTerms(current.supplyCode ?? "")).find(({ id }) => id === current.id) ?? current,
      idempotencyKey: key,
    },
  );
}

const validitySchema = z.object({ valid: z.boolean(), message: optionalText });

/** Returns null if bills can be sent to an address, else the server's reason or "". */
async function emailRefusal(email: string): Promise<string | null> {
  const { valid, message } = parse(validitySchema, await post("validateEmailReceiptBills", { body: { email } }), "e-mail validation");
  return valid ? null : (message ?? "");
}

/**
 * Validates an address and saves it, unless it is rejected: then `refused` contains the server's reason.
 * @param pecEmailAddress the certified address; omit it to keep the existing one
 */
export async function changeBillEmail(
  current: PaymentTerm,
  emailAddress: string,
  key: string,
  pecEmailAddress = current.email.pec,
): Promise<{ term: PaymentTerm } | { refused: string }> {
  const refused = await emailRefusal(emailAddress);
  if (refused !== null) return { refused };
  return { term: await updateTerm(current, { deliveryMode: "Email", emailAddress, pecEmailAddress }, key) };
}

export interface BillEmailLink {
  owner: string;
  token: string;
  supplyId1: string;
  supplyId2?: string | undefined;
}

const confirmedSchema = z.object({ email: z.string() });

/** Executes the link of the confirmation e-mail. It needs no session. */
export async function confirmBillEmail({ owner, token, supplyId1, supplyId2 }: BillEmailLink): Promise<{ email: string }> {
  const body = { owner, emailVerificationToken: token, billing1: supplyId1, ...(supplyId2 !== undefined && { billing2: supplyId2 }) };
  return parse(confirmedSchema, await publicPost("confirmPaymentTermEmail", { body }), "e-mail confirmation");
}

/** Tells whether a booklet exists and can be debited for the customer. */
export async function verifyBooklet(fiscalCode: string, bookletCode: string): Promise<boolean> {
  const both = { fiscalCode, bookletCode };
  return parse(validitySchema, await post("bookletValidation", { path: both, body: both }), "booklet").valid;
}

/** The payment terms of a supply, by its code. */
export const termsQuery = privateQuery("terms", (_customerId, signal, supplyCode: string) => fetchTerms(supplyCode, signal));
