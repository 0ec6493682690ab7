import * as z from "zod/mini";
import { changeStatusOf, isUnderWay } from "../../platform/changes/changeStatus.ts";
import { day } from "../../platform/edge/day.ts";
import { flag, id, lenient, optionalId, optionalText, parseRows } from "../../platform/edge/edge.ts";
import { moment } from "../../platform/edge/moment.ts";
import { deliveryModeOf, paymentModeOf } from "./paymentCodes.ts";

const time = lenient(z.string().check(z.regex(/^\d{2}:\d{2}/)));

const coded = lenient(z.object({ code: optionalText }));

export const term = z.pipe(
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

/** Whether a change of payment method is under way: the servers then refuse any other change. */
export const hasPendingChange = ({ lastChangeRequestStatus }: Pick<PaymentTerm, "lastChangeRequestStatus">): boolean =>
  isUnderWay(lastChangeRequestStatus);

/** Whether bills go to an address that is still to be confirmed (EM-02: validating). */
export const isEmailValidating = ({ deliveryMode, email }: Pick<PaymentTerm, "deliveryMode" | "email">): boolean =>
  deliveryMode === "Email" && !email.status;

/**
 * Whether a change whose answer was lost has arrived, to be asked of the term as it is now before another attempt is offered: a request
 * is under way, or there is a later one than before.
 */
export const hasChangeArrived = (before: PaymentTerm, now: PaymentTerm): boolean =>
  hasPendingChange(now) ||
  now.lastChangeRequestDate !== before.lastChangeRequestDate ||
  now.lastChangeRequestTime !== before.lastChangeRequestTime;
