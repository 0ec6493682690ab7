import { matches } from "@favilla/design-system/forms/fieldChecks.ts";
import { hasPendingChange, type PaymentTerm } from "@favilla/design-system/payments/term.ts";
import * as z from "zod/mini";
import { changeStatusOf, isAnotherRequest } from "../../platform/changes/changeStatus.ts";
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
  z.transform((wire): PaymentTerm => {
    const bookletCode = wire.booklet?.code || wire.bookletCode;
    return {
      id: wire.id,
      supplyCode: wire.supplyCode,
      externalSupplyCode: wire.externalSupplyCode,
      externalId: wire.externalId,
      paymentMode: termModeOf(wire.paymentMode) ?? termModeOf(wire.paymentMethod),
      deliveryMode: deliveryModeOf(wire.deliveryMode) ?? deliveryModeOf(wire.emailDeliveryMode),
      email: {
        email: wire.email?.email ?? wire.emailAddress,
        status: wire.email?.status ?? wire.emailValidated,
        pec: wire.email?.pec ?? wire.pecEmailAddress,
      },
      emailLinkSent: wire.emailLinkSent,
      iban: wire.iban?.code ? { code: wire.iban.code } : null,
      ibanStatus: changeStatusOf(wire.ibanStatus),
      booklet: bookletCode ? { code: bookletCode } : null,
      shipTo: wire.shipTo,
      postal: wire.postal?.address ? { address: wire.postal.address } : null,
      effectiveDate: wire.effectiveDate,
      lastChangeRequestDate: wire.lastChangeRequestDate,
      lastChangeRequestTime: wire.lastChangeRequestTime?.slice(0, 5) ?? null,
      lastChangeRequestStatus: changeStatusOf(wire.lastChangeRequestStatus),
    };
  }),
);

/**
 * Parses payment terms. Fields that the response contains under two names are merged: paymentMethod into paymentMode, emailDeliveryMode into
 * deliveryMode, emailAddress, emailValidated and pecEmailAddress into email, bookletCode into booklet.
 */
export const parseTerms = (rows: unknown): PaymentTerm[] => parseRows(termSchema, rows, "payment terms");

/**
 * Tells whether a change with a lost response has arrived, by comparing the term before and now: a request is pending, or there is a later
 * one than before.
 */
export const hasChangeArrived = (before: PaymentTerm, now: PaymentTerm): boolean => hasPendingChange(now) || isAnotherRequest(before, now);
