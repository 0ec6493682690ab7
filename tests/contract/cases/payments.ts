import type { Tools } from "../sandbox.ts";
import type { GraphqlCases, GraphqlProbe, RestCases, Room } from "./cases.ts";

/** The term of a supply that is paid by postal form and gets its bills on paper. */
export const postalTerm = "b-100001001";
export const goodIban = "IT60X0542811101000000123456";
export const goodBooklet = "1234567890128";
const phoneNumber = "+393331234567";

/** The arguments of `updateBilling` for a term that stays as it is, with changes. */
export const termUpdate = (change: object = {}) => ({
  id: postalTerm,
  paymentMethod: "Postal",
  emailDeliveryMode: "Postal",
  bookletCode: null,
  shipTo: null,
  emailAddress: null,
  pecEmailAddress: null,
  iban: null,
  isPaymentMethodChange: false,
  ...change,
});

export const toBank = { paymentMethod: "Bank", iban: goodIban, isPaymentMethodChange: true };
const toBooklet = { paymentMethod: "Booklet", bookletCode: goodBooklet, isPaymentMethodChange: true };

/** The arguments of `updateBillingAddress`, with changes. */
export const addressUpdate = (change: object = {}) => ({
  id: "ba-100001001",
  supplyCode: "100001001",
  address: "Via dei Portici Inventati",
  civicNumber: "12/A",
  postalCode: "40121",
  province: "Bologna",
  provinceCode: "BO",
  city: "Bologna",
  staircase: "B",
  internal: "5",
  floor: "2",
  toponym: "Via",
  name: "Giulia",
  surname: "Esempio",
  active: true,
  manualInsert: false,
  manualInsertDate: null,
  ...change,
});

const tokenOf = async ({ signIn }: Tools, email = "giulia@esempio.it") => (await signIn(email)).token;

/** Sends a code and validates it, as the wizard does before a change of payment method. */
export async function validateCode(tools: Tools, token: string, id = postalTerm): Promise<Response> {
  await tools.rest("otpGenerateToken", { token, body: { id, phoneNumber, entity: "Billing" } });
  const code = (await tools.outbox())[0]?.code;
  return tools.rest("otpValidateToken", { token, body: { id, code, entity: "Billing" } });
}

const generate = async (tools: Tools, token: string, id = postalTerm) =>
  tools.rest("otpGenerateToken", { token, body: { id, phoneNumber, entity: "Billing" } });

const validate = async (tools: Tools, token: string, code: string, id = postalTerm) =>
  tools.rest("otpValidateToken", { token, body: { id, code, entity: "Billing" } });

/** Four digits that differ from the code. */
export const wrongCode = async (tools: Tools): Promise<string> => {
  const code = (await tools.outbox()).find(({ kind }) => kind === "sms")?.code;
  return code === "0000" ? "0001" : "0000";
};

/** The parts of the last confirmation e-mail's link. */
export async function emailLink({ outbox }: Tools) {
  const link = (await outbox()).find((message) => message.link?.startsWith("/update/billing/email/"))?.link ?? "";
  const [owner = "", email = "", emailVerificationToken = "", billing1 = "", billing2] = link
    .split("/")
    .slice(4)
    .map((part) => decodeURIComponent(part));
  return { email, body: { owner, emailVerificationToken, billing1, ...(billing2 !== undefined && { billing2 }) } };
}

const rest: RestCases = {
  otpGenerateToken: {
    200: async (tools) => generate(tools, await tokenOf(tools)),
    "404 PAYMENT-TERM-NOT-FOUND": async (tools) => generate(tools, await tokenOf(tools), "b-100002001"),
    "429 TOO-MANY-ATTEMPTS": async (tools) => {
      const token = await tokenOf(tools);
      for (let sent = 0; sent < 5; sent++) await generate(tools, token);
      return generate(tools, token);
    },
  },
  otpValidateToken: {
    200: async (tools) => validateCode(tools, await tokenOf(tools)),
    "400 OTP-WRONG": async (tools) => {
      const token = await tokenOf(tools);
      await generate(tools, token);
      return validate(tools, token, await wrongCode(tools));
    },
    "404 PAYMENT-TERM-NOT-FOUND": async (tools) => validate(tools, await tokenOf(tools), "0000", "b-100002001"),
    "410 OTP-EXPIRED": async (tools) => validate(tools, await tokenOf(tools), "0000"),
    "429 TOO-MANY-ATTEMPTS": async (tools) => {
      const token = await tokenOf(tools);
      await generate(tools, token);
      const wrong = await wrongCode(tools);
      for (let tried = 0; tried < 5; tried++) await validate(tools, token, wrong);
      return validate(tools, token, wrong);
    },
  },
  bookletValidation: {
    200: async (tools) => {
      const body = { fiscalCode: "SMPGLI80A41A944Z", bookletCode: goodBooklet };
      return tools.rest("bookletValidation", { token: await tokenOf(tools), path: body, body });
    },
    "404 CUSTOMER-NOT-FOUND": async (tools) => {
      const body = { fiscalCode: "SLNLSS60E20A944P", bookletCode: goodBooklet };
      return tools.rest("bookletValidation", { token: await tokenOf(tools), path: body, body });
    },
  },
  validateEmailReceiptBills: {
    200: async (tools) => tools.rest("validateEmailReceiptBills", { token: await tokenOf(tools), body: { email: "giulia@esempio.it" } }),
  },
  confirmPaymentTermEmail: {
    200: async (tools) => tools.rest("confirmPaymentTermEmail", { body: (await emailLink(tools)).body }),
    "404 LINK-NOT-FOUND": async (tools) =>
      tools.rest("confirmPaymentTermEmail", { body: { ...(await emailLink(tools)).body, billing1: "s-100001001" } }),
    "410 LINK-EXPIRED": async (tools) => {
      const { body } = await emailLink(tools);
      await tools.setClock("2026-11-29T09:00:00.000Z");
      return tools.rest("confirmPaymentTermEmail", { body });
    },
  },
};

const update =
  (change: object, email?: string, withCode = false) =>
  async (tools: Tools) => {
    const token = await tokenOf(tools, email);
    if (withCode) await validateCode(tools, token);
    return tools.graphql("updateBilling", termUpdate(change), token);
  };

const graphql: GraphqlCases = {
  allBillings: { ok: async (tools) => tools.graphql("allBillings", { supplyCode: "100001001" }, await tokenOf(tools)) },
  billingAddresses: { ok: async (tools) => tools.graphql("billingAddresses", { supplyCode: "100001001" }, await tokenOf(tools)) },
  allPhonePrefixes: { ok: (tools) => tools.graphql("allPhonePrefixes", {}) },
  updateBilling: {
    ok: update(toBank, undefined, true),
    Parameters: update({ paymentMethod: "Bank", isPaymentMethodChange: true }),
    "SF-OTHER-REQUEST-PENDING-ERROR": update({ ...toBank, id: "b-100003008" }, "casi@esempio.it"),
    "OTP-NOT-VALIDATED": update(toBank),
    "PAYMENT-METHOD-NOT-ALLOWED": update({ ...toBooklet, id: "b-100003003" }, "casi@esempio.it"),
    "INVALID-IBAN": update({ ...toBank, iban: "IT65A0542811101000000123456" }),
    "INVALID-BOOKLET": update({ ...toBooklet, bookletCode: "1234567890123" }),
    "INVALID-EMAIL": update({ emailDeliveryMode: "Email", emailAddress: "giulia@nessuno.invalid" }),
  },
  updateBillingAddress: {
    ok: async (tools) => tools.graphql("updateBillingAddress", addressUpdate(), await tokenOf(tools)),
    Parameters: async (tools) => tools.graphql("updateBillingAddress", addressUpdate({ provinceCode: "Bologna" }), await tokenOf(tools)),
  },
};

const payments: GraphqlProbe = async ({ graphql, session: { token, customerId } }) => {
  const { data } = await graphql("allSupplies", { customerId }, token);
  const codes: string[] = (data?.allSupplies ?? []).slice(0, 20).map(({ supplyCode }: { supplyCode: string }) => supplyCode);
  const names = ["allBillings", "billingAddresses"];
  const requests = codes.flatMap((supplyCode) => names.map(async (name) => ({ name, answer: await graphql(name, { supplyCode }, token) })));
  return [{ name: "allPhonePrefixes", answer: await graphql("allPhonePrefixes", {}, token) }, ...(await Promise.all(requests))];
};

export const paymentsRoom: Room = { rest, graphql, probes: [], graphqlProbes: [payments] };
