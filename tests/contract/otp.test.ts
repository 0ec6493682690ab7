import { describe, expect, it } from "vitest";
import { postalTerm, toBank, wrongCode } from "./cases/payments.ts";
import { outcomeOf } from "./openapi.ts";
import { at, codeOf, withPayers } from "./paymentTools.ts";

const asCustomer = withPayers();

describe("one-time codes", () => {
  it("arrive by SMS, with four digits, and say that nobody should have them", async () => {
    const giulia = await asCustomer();
    expect(await (await giulia.sendCode()).json()).toEqual({ expiresAt: at("09:05:00"), sendsLeft: 4 });
    const [message] = await giulia.outbox();
    expect(message).toMatchObject({ to: "+393331234567", kind: "sms", code: expect.stringMatching(/^\d{4}$/) });
    expect(message?.text).toContain(message?.code);
  });

  it("[PM-23] expire after five minutes, and the next one takes the place of the last", async () => {
    const giulia = await asCustomer();
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

  it("[PM-23] count for their own payment term only", async () => {
    const giulia = await asCustomer();
    await giulia.sendCode();
    expect(await giulia.typeCode(await codeOf(giulia), "b-100001002")).toBe("410 OTP-EXPIRED");
    expect(await giulia.typeCode(await codeOf(giulia))).toBe("200");
    expect(await giulia.update({ ...toBank, id: "b-100001002" })).toBe("OTP-NOT-VALIDATED");
  });

  it("[PM-23] say how many tries are left, are void with the fifth wrong one, even for the right one, and count anew when another is sent", async () => {
    const giulia = await asCustomer();
    await giulia.sendCode();
    for (const attemptsLeft of [4, 3, 2, 1]) {
      const refused = await giulia.rest("otpValidateToken", {
        token: giulia.token,
        body: { id: postalTerm, code: await wrongCode(giulia), entity: "Billing" },
      });
      expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ code: "OTP-WRONG", attemptsLeft })]);
    }
    expect(await giulia.typeCode(await wrongCode(giulia))).toBe("429 TOO-MANY-ATTEMPTS");
    expect(await giulia.typeCode(await codeOf(giulia))).toBe("429 TOO-MANY-ATTEMPTS");
    await giulia.sendCode();
    expect(await giulia.typeCode(await wrongCode(giulia))).toBe("400 OTP-WRONG");
    expect(await giulia.typeCode(await codeOf(giulia))).toBe("200");
  });

  it("[PM-23] are sent five times in a quarter of an hour, and again after it", async () => {
    const giulia = await asCustomer();
    for (let sent = 0; sent < 5; sent += 1) expect((await giulia.sendCode()).status).toBe(200);
    const refused = await giulia.sendCode();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await giulia.sendCode("b-100001002")).status).toBe(200);
    await giulia.setClock(at("09:15:01"));
    expect((await giulia.sendCode()).status).toBe(200);
  });

  it("refuse bodies that the contract does not have, and terms of others", async () => {
    const { rest, token, outbox } = await asCustomer();
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
