import { describe, expect, it } from "vitest";
import { emailLink, goodBooklet, goodIban, postalTerm, termUpdate, toBank, validateCode, wrongCode } from "./cases/payments.ts";
import { outcomeOf } from "./openapi.ts";
import { type Tools, withSandbox } from "./sandbox.ts";

/** Tokens outlive the days that these tests let pass. */
const { inNewWorld } = withSandbox({ accessSeconds: 30 * 86_400 });
const at = (time: string, day = "2026-11-21") => `${day}T${time}.000Z`;

async function asGiulia(email = "giulia@esempio.it") {
  const tools = inNewWorld();
  const { token } = await tools.signIn(email);
  const term = async (supplyCode = "100001001") => (await tools.graphql("allBillings", { supplyCode }, token)).data.allBillings[0];
  const update = async (change: object, headers?: Record<string, string>) => {
    const { data, errors } = await tools.graphql("updateBilling", termUpdate(change), token, headers);
    return errors ? errors[0]?.message : data.updateBilling;
  };
  const sendCode = (id = postalTerm, phoneNumber = "+393331234567") =>
    tools.rest("otpGenerateToken", { token, body: { id, phoneNumber, entity: "Billing" } });
  const typeCode = async (code: string, id = postalTerm) =>
    outcomeOf(await tools.rest("otpValidateToken", { token, body: { id, code, entity: "Billing" } }));
  return { ...tools, token, term, update, sendCode, typeCode };
}

const codeOf = async ({ outbox }: Pick<Tools, "outbox">) => (await outbox()).find(({ kind }) => kind === "sms")?.code ?? "";

describe("one-time codes", () => {
  it("arrive by SMS, with four digits, and say that nobody should have them", async () => {
    const giulia = await asGiulia();
    expect(await (await giulia.sendCode()).json()).toEqual({ expiresAt: at("09:05:00"), sendsLeft: 4 });
    const [message] = await giulia.outbox();
    expect(message).toMatchObject({ to: "+393331234567", kind: "sms", code: expect.stringMatching(/^\d{4}$/) });
    expect(message?.text).toContain(message?.code);
  });

  it("expire after five minutes, and the next one takes the place of the last", async () => {
    const giulia = await asGiulia();
    await giulia.sendCode();
    const first = await codeOf(giulia);
    await giulia.setClock(at("09:05:00"));
    expect(await giulia.typeCode(first)).toBe("410 OTP-EXPIRED");
    await giulia.sendCode();
    const second = await codeOf(giulia);
    if (first !== second) expect(await giulia.typeCode(first)).toBe("400 OTP-WRONG");
    expect(await giulia.typeCode(second)).toBe("200");
    expect(await giulia.typeCode(second)).toBe("410 OTP-EXPIRED");
  });

  it("count for their own payment term only", async () => {
    const giulia = await asGiulia();
    await giulia.sendCode();
    expect(await giulia.typeCode(await codeOf(giulia), "b-100001002")).toBe("410 OTP-EXPIRED");
    expect(await giulia.typeCode(await codeOf(giulia))).toBe("200");
    expect(await giulia.update({ ...toBank, id: "b-100001002" })).toBe("OTP-NOT-VALIDATED");
  });

  it("are refused after five wrong tries, even the right one, until another is sent", async () => {
    const giulia = await asGiulia();
    await giulia.sendCode();
    const wrong = await wrongCode(giulia);
    for (let tried = 0; tried < 5; tried += 1) expect(await giulia.typeCode(wrong)).toBe("400 OTP-WRONG");
    expect(await giulia.typeCode(await codeOf(giulia))).toBe("429 TOO-MANY-ATTEMPTS");
    await giulia.sendCode();
    expect(await giulia.typeCode(await codeOf(giulia))).toBe("200");
  });

  it("are sent five times in a quarter of an hour, and again after it", async () => {
    const giulia = await asGiulia();
    for (let sent = 0; sent < 5; sent += 1) expect((await giulia.sendCode()).status).toBe(200);
    const refused = await giulia.sendCode();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await giulia.sendCode("b-100001002")).status).toBe(200);
    await giulia.setClock(at("09:15:01"));
    expect((await giulia.sendCode()).status).toBe(200);
  });

  it("refuse bodies that the contract does not have, and terms of others", async () => {
    const { rest, token, outbox } = await asGiulia();
    const before = (await outbox()).length;
    const good = { id: postalTerm, phoneNumber: "+393331234567", entity: "Billing" };
    const bodies = [
      { phoneNumber: "3331234567" },
      { phoneNumber: "+39333" },
      { entity: "Customer" },
      { id: "" },
      { extra: 1 },
      { id: "x".repeat(65) },
    ];
    for (const change of bodies) {
      expect(await outcomeOf(await rest("otpGenerateToken", { token, body: { ...good, ...change } }))).toBe("400 Parameters");
    }
    for (const code of ["123", "12345", "12a4", "١٢٣٤", ""]) {
      const body = { id: postalTerm, code, entity: "Billing" };
      expect(await outcomeOf(await rest("otpValidateToken", { token, body }))).toBe("400 Parameters");
    }
    for (const id of ["b-100002001", "' OR 1=1 --", "b-100001001 "]) {
      expect(await outcomeOf(await rest("otpGenerateToken", { token, body: { ...good, id } }))).toBe("404 PAYMENT-TERM-NOT-FOUND");
    }
    expect((await outbox()).length).toBe(before);
  });
});

describe("[PM-20] a change of payment method", () => {
  it("needs a validated code, which serves once and for ten minutes", async () => {
    const giulia = await asGiulia();
    expect(await giulia.update(toBank)).toBe("OTP-NOT-VALIDATED");
    await giulia.sendCode();
    expect(await giulia.update(toBank)).toBe("OTP-NOT-VALIDATED");
    await validateCode(giulia, giulia.token);
    await giulia.setClock(at("09:10:00"));
    expect(await giulia.update(toBank)).toBe("OTP-NOT-VALIDATED");
    await validateCode(giulia, giulia.token);
    expect(await giulia.update(toBank)).toMatchObject({ paymentMode: "Postal", lastChangeRequestStatus: "Inserted" });
    await giulia.setClock(at("09:00:00", "2026-11-25"));
    expect(await giulia.update({ ...toBank, iban: "DE89370400440532013000" })).toBe("OTP-NOT-VALIDATED");
  });

  it("is one only where it says so, and not for delivery or e-mail", async () => {
    const giulia = await asGiulia();
    expect(await giulia.update({ ...toBank, isPaymentMethodChange: false })).toBe("Parameters");
    expect(await giulia.update({ shipTo: "Giulia Esempio, portineria" })).toMatchObject({ shipTo: "Giulia Esempio, portineria" });
    expect(await giulia.update({ emailDeliveryMode: "Email", emailAddress: "giulia@esempio.it" })).toMatchObject({
      paymentMode: "Postal",
      deliveryMode: "Email",
      lastChangeRequestStatus: null,
    });
    const { data } = await giulia.graphql("allStatusRequests", { customerId: "100001" }, giulia.token);
    expect(data.allStatusRequests.filter(({ type }: { type: string }) => type === "PaymentChange")).toHaveLength(1);
  });

  it("moves from inserted to on hold to active with the clock, and then counts", async () => {
    const giulia = await asGiulia();
    await validateCode(giulia, giulia.token);
    await giulia.update({ ...toBank, iban: " it60 x054 2811 1010 0000 0123 456 " });
    const state = async (moment: string) => {
      await giulia.setClock(moment);
      const term = await giulia.term();
      const { allStatusRequests } = (await giulia.graphql("allStatusRequests", { customerId: "100001" }, giulia.token)).data;
      const request = allStatusRequests.find(({ type }: { type: string }) => type === "PaymentChange");
      return [term.paymentMode, term.iban?.code ?? null, term.lastChangeRequestStatus, term.effectiveDate, request.status];
    };
    expect(await state(at("09:00:00"))).toEqual(["Postal", null, "Inserted", "2026-11-24", "Open"]);
    expect(await state(at("09:00:00", "2026-11-22"))).toEqual(["Postal", null, "OnHold", "2026-11-24", "InProgress"]);
    expect(await state(at("09:00:00", "2026-11-24"))).toEqual(["Bank", goodIban, "Active", "2026-11-24", "ClosedSuccessfully"]);
    const { allCustomers } = (await giulia.graphql("allCustomers", { filter: { customerId: "100001" } }, giulia.token)).data;
    expect(allCustomers[0].statusRequests).toHaveLength(5);
  });

  it("is refused while another is open, as is every change of that term, and one ends badly", async () => {
    const casi = await asGiulia("casi@esempio.it");
    const pending = { id: "b-100003008" };
    expect(await casi.term("100003008")).toMatchObject({ lastChangeRequestStatus: "Inserted" });
    for (const change of [toBank, { shipTo: "Altrove" }]) {
      const asked = { ...pending, ...change };
      expect(await casi.update(asked)).toBe("SF-OTHER-REQUEST-PENDING-ERROR");
    }
    const before = await casi.term("100003008");
    await casi.setClock(at("09:00:00", "2026-11-25"));
    expect(await casi.term("100003008")).toMatchObject({ paymentMode: before.paymentMode, lastChangeRequestStatus: "Inactive" });
  });

  it("may be turned down by the bank, and then the method stays", async () => {
    const giulia = await asGiulia();
    await validateCode(giulia, giulia.token);
    await giulia.update({ ...toBank, iban: "IT94O9900102400000000123999" });
    await giulia.setClock(at("09:00:00", "2026-11-24"));
    expect(await giulia.term()).toMatchObject({ paymentMode: "Postal", iban: null, lastChangeRequestStatus: "Inactive" });
    await validateCode(giulia, giulia.token);
    expect(await giulia.update(toBank)).toMatchObject({ lastChangeRequestStatus: "Inserted" });
  });

  it("happens once for each key, however often and however many at a time", async () => {
    const giulia = await asGiulia();
    await validateCode(giulia, giulia.token);
    const headers = { "Idempotency-Key": "one-change" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => giulia.update(toBank, headers)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ lastChangeRequestStatus: "Inserted" });
    const { data } = await giulia.graphql("allStatusRequests", { customerId: "100001" }, giulia.token);
    expect(data.allStatusRequests.filter(({ type }: { type: string }) => type === "PaymentChange")).toHaveLength(2);
  });

  it("takes no IBAN that is wrong or not of the SEPA area, no unknown booklet, and no booklet for OP810", async () => {
    const casi = await asGiulia("casi@esempio.it");
    const id = "b-100003003";
    for (const iban of ["IT60X0542811101000000123457", "IT65A0542811101000000123456", "BR1800360305000010009795493C1", "IT60"]) {
      expect(await casi.update({ ...toBank, id, iban })).toBe("INVALID-IBAN");
    }
    const booklet = { paymentMethod: "Booklet", bookletCode: goodBooklet, isPaymentMethodChange: true };
    expect(await casi.update({ ...booklet, id })).toBe("PAYMENT-METHOD-NOT-ALLOWED");
    expect(await casi.update({ ...booklet, id: "b-100003004", bookletCode: "123456789012" })).toBe("INVALID-BOOKLET");
    await validateCode(casi, casi.token, "b-100003004");
    expect(await casi.update({ ...booklet, id: "b-100003004" })).toMatchObject({ lastChangeRequestStatus: "Inserted" });
    expect(await casi.update({ id: "b-100003001", paymentMethod: "Postal", isPaymentMethodChange: true })).toBe(
      "PAYMENT-METHOD-NOT-ALLOWED",
    );
  });

  it("gives and takes nothing of other customers, and no value that is too long", async () => {
    const giulia = await asGiulia();
    expect(await giulia.update({ ...toBank, id: "b-100002001" })).toBe("AccessDeniedError");
    expect(await giulia.update({ id: "' OR ''='" })).toBe("AccessDeniedError");
    for (const change of [
      { shipTo: "x".repeat(81) },
      { shipTo: "a\u0000b" },
      { pecEmailAddress: "x".repeat(255) },
      { iban: "x".repeat(43) },
    ]) {
      expect(await giulia.update(change)).toBe("Parameters");
    }
    const injected = "Robert'); DROP TABLE terms;-- <b>\"{}";
    expect(await giulia.update({ shipTo: injected })).toMatchObject({ shipTo: injected });
    expect((await giulia.term()).shipTo).toBe(injected);
  });
});

describe("bills by e-mail", () => {
  const byEmail = { emailDeliveryMode: "Email", emailAddress: "nuova@esempio.it", pecEmailAddress: "giulia@pec.example" };

  it("[EM-02] go to an address that is validating until its link is followed", async () => {
    const giulia = await asGiulia();
    const changed = await giulia.update(byEmail);
    expect(changed).toMatchObject({
      deliveryMode: "Email",
      email: { email: "nuova@esempio.it", status: false, pec: "giulia@pec.example" },
    });
    const { email, body } = await emailLink(giulia);
    expect([email, body.owner, body.billing1]).toEqual(["nuova@esempio.it", "100001", "s-100001001"]);
    const confirm = () => giulia.rest("confirmPaymentTermEmail", { body });
    expect(await (await confirm()).json()).toEqual({ email: "nuova@esempio.it", status: true });
    expect((await confirm()).status).toBe(200);
    expect(await giulia.term()).toMatchObject({ emailValidated: true, email: { status: true, pec: "giulia@pec.example" } });
  });

  it("send the link again on request, and it ends with the next address or after seven days", async () => {
    const giulia = await asGiulia();
    const links = async () => (await giulia.outbox()).filter(({ link }) => link?.includes("/100001/")).length;
    await giulia.update(byEmail);
    await giulia.update(byEmail);
    expect(await links()).toBe(2);
    const { body } = await emailLink(giulia);
    await giulia.update({ ...byEmail, emailAddress: "altra@esempio.it" });
    expect(await outcomeOf(await giulia.rest("confirmPaymentTermEmail", { body }))).toBe("410 LINK-EXPIRED");
    const { body: newer } = await emailLink(giulia);
    for (const change of [{ owner: "100002" }, { billing2: "s-100001002" }, { emailVerificationToken: "made-up" }]) {
      expect(await outcomeOf(await giulia.rest("confirmPaymentTermEmail", { body: { ...newer, ...change } }))).toBe("404 LINK-NOT-FOUND");
    }
    await giulia.rest("confirmPaymentTermEmail", { body: newer });
    await giulia.update({ ...byEmail, emailAddress: "altra@esempio.it" });
    expect(await links()).toBe(3);
  });

  it("change for both supplies of a dual contract, with both in the link", async () => {
    const casi = await asGiulia("casi@esempio.it");
    const own = await casi.term("100003001");
    const change = { id: "b-100003001", paymentMethod: "Bank", iban: own.iban.code };
    await casi.update({ ...change, emailDeliveryMode: "Email", emailAddress: "due@esempio.it" });
    const { body } = await emailLink(casi);
    expect(body).toMatchObject({ billing1: "s-100003001", billing2: "s-100003002" });
    expect((await casi.term("100003002")).email).toMatchObject({ email: "due@esempio.it", status: false });
    await casi.rest("confirmPaymentTermEmail", { body });
    expect((await casi.term("100003002")).email).toMatchObject({ email: "due@esempio.it", status: true });
  });

  it("[EM-04] are refused for an address that can receive nothing, also where nobody asked before", async () => {
    const giulia = await asGiulia();
    const check = async (email: string) =>
      (await (await giulia.rest("validateEmailReceiptBills", { token: giulia.token, body: { email } })).json()) as { valid: boolean };
    expect(await check("giulia@esempio.it")).toEqual({ valid: true, message: null });
    for (const email of ["giulia", "a@b", "giulia@nessuno.invalid", "chi@senzaposta.example", "a b@esempio.it", "a@esempio..it"]) {
      expect(await check(email)).toMatchObject({ valid: false, message: expect.any(String) });
      expect(await giulia.update({ ...byEmail, emailAddress: email })).toBe("INVALID-EMAIL");
    }
    expect((await giulia.term()).deliveryMode).toBe("Postal");
  });
});

it("a booklet is verified for the customer's own fiscal code, by its check digit, with the same in path and body", async () => {
  const { rest, token } = await asGiulia();
  const ask = (body: { fiscalCode: string; bookletCode: string }, path = body) => rest("bookletValidation", { token, path, body });
  const own = { fiscalCode: "SMPGLI80A41A944Z", bookletCode: goodBooklet };
  expect(await (await ask(own)).json()).toEqual({ valid: true, message: null });
  expect(await (await ask({ ...own, bookletCode: "1234567890123" })).json()).toEqual({
    valid: false,
    message: "La verifica del libretto ha avuto esito negativo.",
  });
  expect(await outcomeOf(await ask(own, { ...own, bookletCode: "1234567890123" }))).toBe("400 Parameters");
  for (const bookletCode of ["123456789012", "12345678901289", "123456789012a", "١٢٣٤٥٦٧٨٩٠١٢٨"]) {
    expect(await outcomeOf(await ask({ ...own, bookletCode }))).toBe("400 Parameters");
  }
});
