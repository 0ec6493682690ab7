import { matches } from "@favilla/design-system/forms/fieldChecks.ts";
import * as z from "zod/mini";
import { changeStatusOf, isAnotherRequest, isUnderWay } from "../../platform/changes/changeStatus.ts";
import { day } from "../../platform/edge/day.ts";
import { flag, id, lenient, optionalId, optionalText, parseRows } from "../../platform/edge/edge.ts";
import { moment } from "../../platform/edge/moment.ts";
import { deliveryModeOf, termModeOf } from "./paymentCodes.ts";

const time = lenient(z.string().check(matches(/^\d{2}:\d{2}/)));

const coded = lenient(z.object({ code: optionalText }));

export const termSchema = z.pipe(
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
      paymentMode: termModeOf(wire.paymentMode) ?? termModeOf(wire.paymentMethod),
      deliveryMode: deliveryModeOf(wire.deliveryMode) ?? deliveryModeOf(wire.emailDeliveryMode),
      /** `status` is false until the address is confirmed. */
      email: {
        email: wire.email?.email ?? wire.emailAddress,
        status: wire.email?.status ?? wire.emailValidated,
        pec: wire.email?.pec ?? wire.pecEmailAddress,
      },
      /** Time at which the confirmation link was last sent, ISO 8601. */
      emailLinkSent: wire.emailLinkSent,
      iban: wire.iban?.code ? { code: wire.iban.code } : null,
      ibanStatus: changeStatusOf(wire.ibanStatus),
      booklet: bookletCode ? { code: bookletCode } : null,
      /** Name on the envelope of paper bills. */
      shipTo: wire.shipTo,
      postal: wire.postal?.address ? { address: wire.postal.address } : null,
      /** Day from which the payment mode applies; while a change is pending, the requested mode. */
      effectiveDate: wire.effectiveDate,
      lastChangeRequestDate: wire.lastChangeRequestDate,
      /** "HH:mm". */
      lastChangeRequestTime: wire.lastChangeRequestTime?.slice(0, 5) ?? null,
      lastChangeRequestStatus: changeStatusOf(wire.lastChangeRequestStatus),
    };
  }),
);

/**
 * The payment method of a supply and the delivery of its bills (PM-19, PM-21). Fields that the response contains under two names are
 * merged: paymentMethod into paymentMode, emailDeliveryMode into deliveryMode, emailAddress, emailValidated and pecEmailAddress into email,
 * bookletCode into booklet. Days are in Rome, "YYYY-MM-DD"; missing and unknown values are null.
 */
export type PaymentTerm = z.infer<typeof termSchema>;

export const parseTerms = (rows: unknown): PaymentTerm[] => parseRows(termSchema, rows, "payment terms");

/** Tells whether a change of payment method is pending. The server rejects any other change meanwhile. */
export const hasPendingChange = ({ lastChangeRequestStatus }: Pick<PaymentTerm, "lastChangeRequestStatus">): boolean =>
  isUnderWay(lastChangeRequestStatus);

/** Tells whether the e-mail address for bills is not confirmed yet (EM-02: validating). */
export const isEmailValidating = ({ deliveryMode, email }: Pick<PaymentTerm, "deliveryMode" | "email">): boolean =>
  deliveryMode === "Email" && !email.status;

/**
 * Tells whether a change with a lost response has arrived, by comparing the term before and now: a request is pending, or there is a later
 * one than before.
 */
export const hasChangeArrived = (before: PaymentTerm, now: PaymentTerm): boolean => hasPendingChange(now) || isAnotherRequest(before, now);

/** Returns the account or booklet that the bills are debited from. */
export function debitedCode({ paymentMode, iban, booklet }: PaymentTerm): string | undefined {
  if (paymentMode === "Bank") return iban?.code;
  return paymentMode === "Booklet" ? booklet?.code : undefined;
}
