import { describe, expect, it } from "vitest";
import { goodBooklet, goodIban, toBank, validateCode } from "./cases/payments.ts";
import { at, withPayers } from "./paymentTools.ts";

const asCustomer = withPayers();

describe("[PM-20] a change of payment method", () => {
  it("[PM-23] needs a validated code, which serves once and for ten minutes", async () => {
    const giulia = await asCustomer();
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

  it("[PM-22] is one only with its flag, and not for delivery or e-mail", async () => {
    const giulia = await asCustomer();
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

  it("[PM-22] moves from inserted to on hold to active with the clock, and then is in force", async () => {
    const giulia = await asCustomer();
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

  it("[PM-22] is refused while another is open, as is every change of that term, and one ends badly", async () => {
    const casi = await asCustomer("casi@esempio.it");
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
    const giulia = await asCustomer();
    await validateCode(giulia, giulia.token);
    await giulia.update({ ...toBank, iban: "IT94O9900102400000000123999" });
    await giulia.setClock(at("09:00:00", "2026-11-24"));
    expect(await giulia.term()).toMatchObject({ paymentMode: "Postal", iban: null, lastChangeRequestStatus: "Inactive" });
    await validateCode(giulia, giulia.token);
    expect(await giulia.update(toBank)).toMatchObject({ lastChangeRequestStatus: "Inserted" });
  });

  it("happens once for each key, however often and however many at a time", async () => {
    const giulia = await asCustomer();
    await validateCode(giulia, giulia.token);
    const headers = { "Idempotency-Key": "one-change" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => giulia.update(toBank, headers)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ lastChangeRequestStatus: "Inserted" });
    const { data } = await giulia.graphql("allStatusRequests", { customerId: "100001" }, giulia.token);
    expect(data.allStatusRequests.filter(({ type }: { type: string }) => type === "PaymentChange")).toHaveLength(2);
  });

  it("[PM-24, PM-29] takes no IBAN that is wrong or not of the SEPA area, no unknown booklet, and no booklet for OP810", async () => {
    const casi = await asCustomer("casi@esempio.it");
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

  it("neither reads nor changes data of other customers, and refuses values that are too long", async () => {
    const giulia = await asCustomer();
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
