import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { createRequests } from "../account/requests.ts";
import type { Clock } from "../base/clock.ts";
import type { Outbox } from "../base/outbox.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Guarded } from "../http/guard.ts";
import { emailFault, isBooklet } from "./checks.ts";
import { createEmailLinks } from "./emailLinks.ts";
import { createOtp } from "./otp.ts";
import { createTerms } from "./terms.ts";

/** One-time codes for changes of payment method. */
export function otpRoutes(database: DatabaseSync, clock: Clock, outbox: Outbox): Hono<Guarded> {
  const terms = createTerms(database, createRequests(database, clock));
  const otp = createOtp(database, clock, outbox);
  const ownTerm = (customer: string, id: string): string => {
    if (!terms.find(customer, id)) throw new ApiError("PAYMENT-TERM-NOT-FOUND");
    return id;
  };
  return new Hono<Guarded>()
    .post("/generate-token", async (context) => {
      const { id, phoneNumber } = await readBody(context, "otpGenerateToken");
      const { customer } = context.var;
      return context.json(otp.send(customer, ownTerm(customer, id), phoneNumber));
    })
    .post("/validate-token", async (context) => {
      const { id, code } = await readBody(context, "otpValidateToken");
      const { customer } = context.var;
      return context.json(otp.accept(customer, ownTerm(customer, id), code));
    });
}

/** Checks that are made before a change is sent. */
export function paymentRoutes(database: DatabaseSync): Hono<Guarded> {
  const customerById = database.prepare("SELECT data ->> 'fiscalCode' AS code FROM customers WHERE id = ?");
  return new Hono<Guarded>()
    .post("/validate-libretto/:fiscalCode/:bookletCode", async (context) => {
      const { fiscalCode, bookletCode } = await readBody(context, "bookletValidation");
      const path = context.req.param();
      if (path.fiscalCode !== fiscalCode || path.bookletCode !== bookletCode) throw new ApiError("Parameters");
      if (customerById.get(context.var.customer)?.["code"] !== fiscalCode) throw new ApiError("CUSTOMER-NOT-FOUND");
      const valid = isBooklet(bookletCode);
      return context.json({ valid, message: valid ? null : "La verifica del libretto ha avuto esito negativo." });
    })
    .post("/validate-email-receipt-bills", async (context) => {
      const { email } = await readBody(context, "validateEmailReceiptBills");
      const message = emailFault(email);
      return context.json({ valid: message === null, message });
    });
}

/** The call of the confirmation e-mail's link; it needs no token. */
export function paymentLinkRoutes(database: DatabaseSync, clock: Clock, outbox: Outbox): Hono {
  const terms = createTerms(database, createRequests(database, clock));
  const links = createEmailLinks(database, clock, outbox);
  return new Hono().post("/confirm-email", async (context) => {
    const { owner, emailVerificationToken, billing1, billing2 } = await readBody(context, "confirmPaymentTermEmail");
    const link = links.read(owner, emailVerificationToken, billing2 === undefined ? [billing1] : [billing1, billing2]);
    const confirmed = link.terms.flatMap((id) => terms.find(owner, id) ?? []);
    if (confirmed.some(({ email, deliveryMode }) => email?.email !== link.email || deliveryMode !== "Email"))
      throw new ApiError("LINK-EXPIRED");
    for (const term of confirmed)
      terms.save({
        ...term,
        email: { ...term.email, pec: term.email?.pec ?? null, email: link.email, status: true },
        emailValidated: true,
      });
    return context.json({ email: link.email, status: true });
  });
}
