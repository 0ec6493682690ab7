import * as z from "zod/mini";
import { day } from "../../platform/edge/day.ts";
import { flag, id, lenient, optionalId, optionalText, parse, parseRows } from "../../platform/edge/edge.ts";
import { moment } from "../../platform/edge/moment.ts";
import { report } from "../../platform/errors/report.ts";
import { query } from "../../platform/wire/graphql.ts";
import { post, publicPost } from "../../platform/wire/rest.ts";
import { TermsDocument, UpdateTermDocument } from "./generated/payments.ts";
import { changeStatusOf, deliveryModeOf, paymentModeOf } from "./paymentCodes.ts";
import { InvalidTermChange, type TermChange, termUpdate } from "./termUpdate.ts";

const time = lenient(z.string().check(z.regex(/^\d{2}:\d{2}/)));
const coded = lenient(z.object({ code: optionalText }));

const term = z.pipe(
  z.object({
    id,
    supplyCode: optionalId,
    externalSupplyCode: optionalId,
    externalId: optionalId,
    paymentMode: optionalText,
    paymentMethod: optionalText,
    deliveryMode: optionalText,
    emailDeliveryMode: optionalText,
    email: lenient(z.object({ email: optionalText, status: lenient(z.boolean()), pec: optionalText })),
    emailValidated: flag,
    emailAddress: optionalText,
    emailLinkSent: moment,
    pecEmailAddress: optionalText,
    iban: coded,
    ibanStatus: optionalText,
    booklet: coded,
    bookletCode: optionalId,
    shipTo: optionalText,
    postal: lenient(z.object({ address: optionalText })),
    effectiveDate: day,
    lastChangeRequestDate: day,
    lastChangeRequestTime: time,
    lastChangeRequestStatus: optionalText,
  }),
  z.transform((wire) => {
    const bookletCode = wire.booklet?.code || wire.bookletCode;
    return {
      id: wire.id,
      supplyCode: wire.supplyCode,
      externalSupplyCode: wire.externalSupplyCode,
      externalId: wire.externalId,
      paymentMode: paymentModeOf(wire.paymentMode) ?? paymentModeOf(wire.paymentMethod),
      deliveryMode: deliveryModeOf(wire.deliveryMode) ?? deliveryModeOf(wire.emailDeliveryMode),
      /** `status` is false until the address is confirmed. */
      email: {
        email: wire.email?.email ?? wire.emailAddress,
        status: wire.email?.status ?? wire.emailValidated,
        pec: wire.email?.pec ?? wire.pecEmailAddress,
      },
      /** When the link that confirms the address was last sent, ISO 8601. */
      emailLinkSent: wire.emailLinkSent,
      iban: wire.iban?.code ? { code: wire.iban.code } : null,
      ibanStatus: changeStatusOf(wire.ibanStatus),
      booklet: bookletCode ? { code: bookletCode } : null,
      /** Name on the envelope of paper bills. */
      shipTo: wire.shipTo,
      postal: wire.postal?.address ? { address: wire.postal.address } : null,
      /** From when the payment mode applies; while a change is under way, the requested one. */
      effectiveDate: wire.effectiveDate,
      lastChangeRequestDate: wire.lastChangeRequestDate,
      /** "HH:mm". */
      lastChangeRequestTime: wire.lastChangeRequestTime?.slice(0, 5) ?? null,
      lastChangeRequestStatus: changeStatusOf(wire.lastChangeRequestStatus),
    };
  }),
);

/**
 * How a supply is paid for and how its bills arrive (PM-19, PM-21). What the wire has under two names is here once: paymentMethod is
 * paymentMode, emailDeliveryMode deliveryMode, emailAddress, emailValidated and pecEmailAddress are email, bookletCode is booklet.
 * Days are Rome's, "YYYY-MM-DD"; null where there is none, or a word that nobody knows.
 */
export type PaymentTerm = z.infer<typeof term>;

export const parseTerms = (rows: unknown): PaymentTerm[] => parseRows(term, rows, "payment terms");

/** The payment terms of a supply. */
export const fetchTerms = async (supplyCode: string, signal?: AbortSignal): Promise<PaymentTerm[]> =>
  parseTerms((await query(TermsDocument, { supplyCode }, { signal })).allBillings);

/**
 * Changes a payment term. A change that would not be valid is logged instead of sent, and rejects with InvalidTermChange.
 * @param key the same for every attempt at the same change
 */
export async function updateTerm(known: PaymentTerm, change: TermChange, key: string): Promise<PaymentTerm> {
  const update = termUpdate(known, change);
  if (!update) {
    const what = "cannot change paymentmode";
    report("Parameters", { what, from: known.paymentMode, to: change.paymentMode, delivery: change.deliveryMode });
    throw new InvalidTermChange(what);
  }
  return parse(term, (await query(UpdateTermDocument, { ...update }, { idempotencyKey: key })).updateBilling, "payment term");
}

const validity = z.object({ valid: z.boolean(), message: optionalText });

/** Whether bills can be sent to an address; null where they can, else the servers' words or "". */
async function emailRefusal(email: string): Promise<string | null> {
  const { valid, message } = parse(validity, await post("validateEmailReceiptBills", { body: { email } }), "e-mail validation");
  return valid ? null : (message ?? "");
}

/**
 * An address is checked before it is saved; one that is refused is not. `refused` holds the servers' words.
 * @param pecEmailAddress the certified address; left out it stays
 */
export async function changeBillEmail(
  known: PaymentTerm,
  emailAddress: string,
  key: string,
  pecEmailAddress = known.email.pec,
): Promise<{ term: PaymentTerm } | { refused: string }> {
  const refused = await emailRefusal(emailAddress);
  if (refused !== null) return { refused };
  return { term: await updateTerm(known, { deliveryMode: "Email", emailAddress, pecEmailAddress }, key) };
}

export interface BillEmailLink {
  owner: string;
  token: string;
  supplyId1: string;
  supplyId2?: string | undefined;
}

const confirmed = z.object({ email: z.string() });

/** What the link of the confirmation e-mail does; needs no session. */
export async function confirmBillEmail({ owner, token, supplyId1, supplyId2 }: BillEmailLink): Promise<{ email: string }> {
  const body = { owner, emailVerificationToken: token, billing1: supplyId1, ...(supplyId2 !== undefined && { billing2: supplyId2 }) };
  return parse(confirmed, await publicPost("confirmPaymentTermEmail", { body }), "e-mail confirmation");
}

/** Whether a booklet exists and can be debited for the customer. */
export async function verifyBooklet(fiscalCode: string, bookletCode: string): Promise<boolean> {
  const both = { fiscalCode, bookletCode };
  return parse(validity, await post("bookletValidation", { path: both, body: both }), "booklet").valid;
}
