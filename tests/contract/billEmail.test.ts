import { describe, expect, it } from "vitest";
import { emailLink, goodBooklet } from "./cases/payments.ts";
import { outcomeOf } from "./openapi.ts";
import { withPayers } from "./paymentTools.ts";

const asCustomer = withPayers();

describe("bills by e-mail", () => {
  const byEmail = { emailDeliveryMode: "Email", emailAddress: "nuova@esempio.it", pecEmailAddress: "giulia@pec.example" };

  it("[EM-02, EM-05] go to an address that is validating until its link is followed", async () => {
    const giulia = await asCustomer();
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

  it("[EM-07] keep a confirmed address confirmed while they go by post, without another link", async () => {
    const giulia = await asCustomer();
    await giulia.update(byEmail);
    await giulia.rest("confirmPaymentTermEmail", { body: (await emailLink(giulia)).body });
    const sent = (await giulia.outbox()).length;
    expect(await giulia.update({ ...byEmail, emailDeliveryMode: "Postal" })).toMatchObject({ deliveryMode: "Postal" });
    expect(await giulia.update(byEmail)).toMatchObject({ deliveryMode: "Email", email: { email: "nuova@esempio.it", status: true } });
    expect((await giulia.outbox()).length).toBe(sent);
    expect(await giulia.update({ ...byEmail, emailAddress: "altra@esempio.it" })).toMatchObject({ email: { status: false } });
  });

  it("[EM-05] can be confirmed for seven days and no longer", async () => {
    const outcomeAt = async (moment: string) => {
      const giulia = await asCustomer();
      await giulia.setClock("2026-11-21T09:00:00.000Z");
      await giulia.update(byEmail);
      const { body } = await emailLink(giulia);
      await giulia.setClock(moment);
      return outcomeOf(await giulia.rest("confirmPaymentTermEmail", { body }));
    };
    expect(await outcomeAt("2026-11-28T08:59:00.000Z")).toBe("200");
    expect(await outcomeAt("2026-11-28T09:01:00.000Z")).toBe("410 LINK-EXPIRED");
  });

  it("[EM-05] send the link again on request, and it ends with the next address or after seven days", async () => {
    const giulia = await asCustomer();
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

  it("[EM-05] change for both supplies of a dual contract, with both in the link", async () => {
    const casi = await asCustomer("casi@esempio.it");
    const own = await casi.term("100003001");
    const change = { id: "b-100003001", paymentMethod: "Bank", iban: own.iban.code };
    await casi.update({ ...change, emailDeliveryMode: "Email", emailAddress: "due@esempio.it" });
    const { body } = await emailLink(casi);
    expect(body).toMatchObject({ billing1: "s-100003001", billing2: "s-100003002" });
    expect((await casi.term("100003002")).email).toMatchObject({ email: "due@esempio.it", status: false });
    await casi.rest("confirmPaymentTermEmail", { body });
    expect((await casi.term("100003002")).email).toMatchObject({ email: "due@esempio.it", status: true });
  });

  it("[EM-04] are refused for an address that cannot receive mail, also without an earlier validation", async () => {
    const giulia = await asCustomer();
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
  const { rest, token } = await asCustomer();
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
