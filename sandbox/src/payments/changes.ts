import type { DatabaseSync } from "node:sqlite";
import type { Billing, MutationUpdateBillingArgs, Supply } from "@favilla/contract/schema.ts";
import type { Requests } from "../account/requests.ts";
import { changeLog } from "../base/changeLog.ts";
import type { Clock } from "../base/clock.ts";
import { graphqlError } from "../base/graphqlErrors.ts";
import { maskedEmail, maskedEnd } from "../base/masked.ts";
import { transaction } from "../store/database.ts";
import { deliveryOf, emailFault, isBooklet, modeOf } from "./checks.ts";
import type { EmailLinks } from "./emailLinks.ts";
import { isIban, plainIban } from "./iban.ts";
import type { Otp } from "./otp.ts";
import type { MethodChange, Terms } from "./terms.ts";

/** A product that cannot be paid for with a savings booklet (PM-02). */
const withoutBooklet = "OP810";
/** The bank refuses accounts that end like this: they show a refused change. */
const refusedAccount = "999";

const textOf = (value: string | null | undefined): string | null => value?.trim() || null;
const hasControls = (value: string) => /\p{Cc}/u.test(value);

/** The requested change, in the words of the terms. */
function requestedTerm(args: MutationUpdateBillingArgs) {
  const iban = textOf(args.iban);
  return {
    mode: args.paymentMethod,
    delivery: args.emailDeliveryMode,
    iban: iban && plainIban(iban),
    booklet: textOf(args.bookletCode),
    email: textOf(args.emailAddress),
    pec: textOf(args.pecEmailAddress),
    shipTo: textOf(args.shipTo),
  };
}
type RequestedTerm = ReturnType<typeof requestedTerm>;

function checkShape(args: MutationUpdateBillingArgs, { mode, delivery, iban, booklet, email }: RequestedTerm): void {
  const limits: [string | null | undefined, number][] = [
    [args.iban, 42],
    [args.bookletCode, 20],
    [args.shipTo, 80],
    [args.emailAddress, 254],
    [args.pecEmailAddress, 254],
  ];
  const wrong = limits.some(([value, most]) => value != null && (value.length > most || hasControls(value)));
  const lacking = (mode === "Bank" && !iban) || (mode === "Booklet" && !booklet) || (delivery === "Email" && !email);
  if (wrong || lacking) throw graphqlError("Parameters");
}

const isOtherMethod = (term: Billing, { mode, iban, booklet }: RequestedTerm): boolean =>
  mode !== modeOf(term.paymentMode ?? term.paymentMethod) ||
  (mode === "Bank" && iban !== (term.iban?.code ?? null)) ||
  (mode === "Booklet" && booklet !== (term.booklet?.code ?? null));

function checkMethod({ mode, iban, booklet }: RequestedTerm, supply: Supply | undefined): void {
  if (mode === "Postal" || (mode === "Booklet" && supply?.productCode === withoutBooklet)) throw graphqlError("PAYMENT-METHOD-NOT-ALLOWED");
  if (mode === "Bank" && !isIban(iban ?? "")) throw graphqlError("INVALID-IBAN");
  if (mode === "Booklet" && !isBooklet(booklet ?? "")) throw graphqlError("INVALID-BOOKLET");
}

/** A term with the requested delivery; a new e-mail address is not confirmed, and a confirmed one stays so while bills go by post. */
function withDelivery(term: Billing, { delivery, email, pec, shipTo }: RequestedTerm): Billing {
  const status = email !== null && term.email?.email === email && term.email.status === true;
  return {
    ...term,
    deliveryMode: delivery,
    emailDeliveryMode: delivery,
    email: email || pec ? { email, status, pec } : null,
    emailValidated: status,
    emailAddress: email,
    pecEmailAddress: pec,
    shipTo,
  };
}

/** The method of a term as the change log has it. */
function methodValue({ mode, iban, booklet }: Pick<RequestedTerm, "mode" | "iban" | "booklet">) {
  const account = { Bank: iban, Booklet: booklet, Postal: null }[mode];
  return { code: mode, text: account && maskedEnd(account, 4) };
}

/** The delivery of a term as the change log has it. */
function deliveryValue({ deliveryMode, emailDeliveryMode, email }: Billing) {
  const code = deliveryOf(deliveryMode ?? emailDeliveryMode);
  return { code, text: code === "Email" && email?.email ? maskedEmail(email.email) : null };
}

export interface Tools {
  clock: Clock;
  terms: Terms;
  requests: Requests;
  otp: Otp;
  links: EmailLinks;
}

/** Changes a payment term by the rules of the contract's `updateBilling`. */
export function createChanges(database: DatabaseSync, { clock, terms, requests, otp, links }: Tools) {
  const changes = changeLog(database, clock);
  /** The link is sent for another address, and again on request until it is followed. */
  const needsLink = (before: Billing, after: Billing | undefined, isMethodChange: boolean): boolean => {
    if (after?.deliveryMode !== "Email" || after.email?.status !== false) return false;
    const same = deliveryOf(before.deliveryMode ?? before.emailDeliveryMode) === "Email" && before.email?.email === after.email.email;
    return !(same && isMethodChange);
  };

  const deliver = (
    customer: string,
    term: Billing,
    supplies: readonly Supply[],
    requested: RequestedTerm,
    isMethodChange: boolean,
  ): void => {
    const others = supplies.slice(1).flatMap(({ supplyCode }) => terms.of(customer, supplyCode));
    const changed = [term, ...others].map((each) => withDelivery(each, requested));
    const link = { email: requested.email ?? "", supplies: supplies.map(({ id }) => id), terms: changed.map(({ id }) => id) };
    const emailLinkSent = needsLink(term, changed[0], isMethodChange) ? links.send(customer, link) : term.emailLinkSent;
    for (const each of changed) terms.save({ ...each, emailLinkSent });
    for (const [index, each] of [term, ...others].entries()) {
      const [before, after] = [deliveryValue(each), deliveryValue(changed[index] ?? each)];
      if (before.code !== after.code || before.text !== after.text)
        changes.add(customer, { kind: "delivery", before, after, supplyId: changes.supplyOf(customer, each.supplyCode) });
    }
  };

  return (customer: string, term: Billing, args: MutationUpdateBillingArgs): void => {
    const requested = requestedTerm(args);
    const supplies = terms.suppliesOf(customer, term);
    const otherMethod = isOtherMethod(term, requested);
    checkShape(args, requested);
    if (otherMethod && !args.isPaymentMethodChange) throw graphqlError("Parameters");
    if (requests.isPending(customer, term.id)) throw graphqlError("SF-OTHER-REQUEST-PENDING-ERROR");
    if (args.isPaymentMethodChange) checkMethod(requested, supplies[0]);
    const next = withDelivery(term, requested);
    if (requested.delivery === "Email" && next.email?.status === false && emailFault(requested.email ?? ""))
      throw graphqlError("INVALID-EMAIL");
    if (args.isPaymentMethodChange && !otp.spend(customer, term.id)) throw graphqlError("OTP-NOT-VALIDATED");

    const change: MethodChange = { mode: requested.mode, iban: requested.iban, booklet: requested.booklet };
    const outcome = requested.mode === "Bank" && requested.iban?.endsWith(refusedAccount) ? "ClosedWithFailure" : "ClosedSuccessfully";
    transaction(database, () => {
      deliver(customer, term, supplies, requested, args.isPaymentMethodChange);
      if (!args.isPaymentMethodChange) return;
      requests.open({ customer, type: "PaymentChange", subject: term.id, supplyCode: term.supplyCode, outcome, change });
      const old = {
        mode: modeOf(term.paymentMode ?? term.paymentMethod),
        iban: term.iban?.code ?? null,
        booklet: term.booklet?.code ?? null,
      };
      const supplyId = changes.supplyOf(customer, term.supplyCode);
      changes.add(customer, { kind: "payment", before: methodValue(old), after: methodValue(requested), supplyId, outcome });
    });
  };
}
