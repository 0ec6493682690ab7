import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { describe, expect, it, vi } from "vitest";
import { fetchPhonePrefixes } from "../../../portal/src/platform/contact/phonePrefixes.ts";
import { setOnError } from "../../../portal/src/platform/errors/errorPort.ts";
import { ApiError, errorNameOf } from "../../../portal/src/platform/errors/errors.ts";
import { changeBillEmail, confirmBillEmail, fetchTerms, updateTerm, verifyBooklet } from "../../../portal/src/rooms/payments/calls.ts";
import { checkOtp, sendOtp } from "../../../portal/src/rooms/payments/change/calls.ts";
import { hasChangeArrived } from "../../../portal/src/rooms/payments/paymentTerm.ts";
import { InvalidTermChange } from "../../../portal/src/rooms/payments/termUpdate.ts";
import { emailLink, goodBooklet, goodIban, postalTerm } from "../cases/payments.ts";
import { withClient } from "./client.ts";

const { signIn, signOut, tools, setFaults } = withClient();
const reports = vi.fn();
setOnError(reports);

const toBank = { paymentMode: "Bank", iban: goodIban } as const;

const termOf = async (supplyCode: string): Promise<PaymentTerm> => (await fetchTerms(supplyCode))[0] as PaymentTerm;

async function giuliasTerm(): Promise<PaymentTerm> {
  await signIn("giulia@esempio.it");
  return termOf("100001001");
}

const phone = { prefix: "39", number: "3331234567" };
const notSent = (why: unknown) => ({ sent: false, why });

/** The code of the last SMS. */
const code = async () => (await tools().outbox()).find(({ kind }) => kind === "sms")?.code ?? "";
const wrong = async () => ((await code()) === "0000" ? "0001" : "0000");

async function prove() {
  expect(await sendOtp(postalTerm, phone)).toEqual({ sent: true });
  expect(await checkOtp(postalTerm, await code())).toEqual({ outcome: "accepted" });
}

const rejection = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

it("allBillings: the payment terms of a supply, in whatever words the servers have", async () => {
  expect(await giuliasTerm()).toMatchObject({ id: postalTerm, paymentMode: "Postal", deliveryMode: "Postal", iban: null });
  expect(await termOf("100001003")).toMatchObject({
    paymentMode: "Bank",
    iban: { code: expect.stringMatching(/^IT\d{2}[A-Z]\d{22}$/) },
    deliveryMode: "Email",
    email: { status: true, pec: "giulia.esempio@pec.example" },
    lastChangeRequestStatus: "Active",
  });
  await signIn("casi@esempio.it");
  const modes = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => (await termOf(`100003${String(index + 10).padStart(3, "0")}`)).paymentMode),
  );
  expect(modes).toEqual(["Bank", "Booklet", "Postal", "Postal", "Bank", "Booklet", "Bank", "Booklet", null, null]);
  expect((await rejection(fetchTerms("100001001"))).status).toBe(401);
});

describe("otpGenerateToken", () => {
  it("otpGenerateToken: sends a code, and tells a refusal from a failure; both are logged", async () => {
    await signIn("giulia@esempio.it");
    expect(await sendOtp(postalTerm, phone)).toEqual({ sent: true });
    expect((await tools().outbox())[0]).toMatchObject({ to: "+393331234567", kind: "sms" });
    reports.mockReset();
    expect(await sendOtp("b-100002001", phone)).toEqual(notSent("refused"));
    expect(await sendOtp(postalTerm, { prefix: "39", number: "tre" })).toEqual(notSent("refused"));
    setFaults([{ match: "POST /api/otp", mode: "html" }]);
    expect(await sendOtp(postalTerm, phone)).toEqual(notSent("failed"));
    expect(reports).toHaveBeenCalledTimes(3);
  });

  it("[PM-31] otpGenerateToken: after too many codes, how long to wait", async () => {
    await signIn("giulia@esempio.it");
    for (let sent = 1; sent <= 5; sent += 1) expect(await sendOtp(postalTerm, phone)).toEqual({ sent: true });
    expect(await sendOtp(postalTerm, phone)).toEqual(notSent({ waitSeconds: 900 }));
    setFaults([{ match: "POST /api/otp", mode: "json", status: 429, body: { code: "TOO-MANY-ATTEMPTS", message: "no" } }]);
    expect(await sendOtp(postalTerm, phone)).toEqual(notSent({ waitSeconds: 900 }));
  });
});

describe("[PM-12] otpValidateToken", () => {
  it("[R46] otpValidateToken: a wrong code says how many tries are left; an expired code and too many tries need another code", async () => {
    await signIn("giulia@esempio.it");
    expect(await checkOtp(postalTerm, "0000")).toEqual({ outcome: "ended", why: "expired" });
    await sendOtp(postalTerm, phone);
    const no = await wrong();
    for (const triesLeft of [4, 3, 2, 1]) expect(await checkOtp(postalTerm, no)).toEqual({ outcome: "wrong", triesLeft });
    const ended = { outcome: "ended", why: "tooManyTries" };
    expect(await checkOtp(postalTerm, no)).toEqual(ended);
    expect(await checkOtp(postalTerm, await code())).toEqual(ended);
    setFaults([{ match: "POST /api/otp/validate-token", mode: "json", status: 400, body: { code: "OTP-WRONG", attemptsLeft: 0 } }]);
    expect(await checkOtp(postalTerm, no)).toEqual(ended);
  });

  it.each(["status", "html", "empty", "bad-json", "truncated", "reset", "json"] as const)(
    "otpValidateToken: a server that answers with %s is a failure, and is logged",
    async (mode) => {
      await signIn("giulia@esempio.it");
      reports.mockReset();
      setFaults([{ match: "POST /api/otp/validate-token", mode }]);
      expect(await checkOtp(postalTerm, "0042")).toEqual({ outcome: "failed" });
      expect(reports).toHaveBeenCalled();
    },
  );
});

describe("updateBilling", () => {
  it("[PM-20] updateBilling: a change of method goes with its proof, and the answer is the term that waits for it", async () => {
    const term = await giuliasTerm();
    const refused = await rejection(updateTerm(term, toBank, "key-1"));
    expect(refused.serverCode).toBe("OTP-NOT-VALIDATED");
    await prove();
    const changed = await updateTerm(term, toBank, "key-2");
    expect(changed).toMatchObject({ paymentMode: "Postal", lastChangeRequestStatus: "Inserted", effectiveDate: "2026-11-24" });
    const pending = await rejection(updateTerm(changed, { shipTo: "Altrove" }, "key-3"));
    expect(errorNameOf(pending.serverCode)).toBe("PendingRequest");
  });

  it("[AP-15] updateBilling: the same key again gets the first answer, and an answer that was lost can be looked for", async () => {
    const before = await giuliasTerm();
    await prove();
    setFaults([{ match: "POST /admin/api", operation: "updateBilling", mode: "delay", delay: 1 }]);
    const answers = await Promise.all(Array.from({ length: 3 }, () => updateTerm(before, toBank, "once")));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await updateTerm(before, toBank, "once")).toEqual(answers[0]);
    expect(hasChangeArrived(before, before)).toBe(false);
    expect(hasChangeArrived(before, await termOf("100001001"))).toBe(true);
    const other = await rejection(updateTerm(before, { ...toBank, iban: "DE89370400440532013000" }, "once"));
    expect([other.status, other.serverCode]).toEqual([422, "IDEMPOTENCY-KEY-REUSED"]);
  });

  it("[PM-15] updateBilling: what would not be valid is logged and not sent", async () => {
    const term = await giuliasTerm();
    reports.mockReset();
    setFaults([{ match: "POST /admin/api", mode: "status", status: 503 }]);
    for (const change of [{ paymentMode: "Bank" }, { paymentMode: "Booklet", bookletCode: " " }, { deliveryMode: "Email" }] as const) {
      await expect(updateTerm(term, change, "key")).rejects.toBeInstanceOf(InvalidTermChange);
    }
    expect(reports).toHaveBeenCalledTimes(3);
    expect(reports).toHaveBeenCalledWith(3, "Parameters", expect.objectContaining({ what: "cannot change paymentmode" }));
  });

  it("updateBilling: delivery goes between paper and e-mail without a code", async () => {
    const term = await giuliasTerm();
    const byEmail = await updateTerm(term, { deliveryMode: "Email", emailAddress: "giulia@esempio.it" }, "key-1");
    expect(byEmail).toMatchObject({ deliveryMode: "Email", email: { email: "giulia@esempio.it", status: false } });
    expect(await updateTerm(byEmail, { deliveryMode: "Postal" }, "key-2")).toMatchObject({ deliveryMode: "Postal", paymentMode: "Postal" });
  });
});

describe("bills by e-mail", () => {
  it("[EM-04] validateEmailReceiptBills: is asked before the change, whose refusal saves nothing; the PEC address is kept", async () => {
    await signIn("giulia@esempio.it");
    const term = await termOf("100001003");
    expect(await changeBillEmail(term, "giulia@nessuno.invalid", "key-1")).toEqual({ refused: "Questo indirizzo non può ricevere posta." });
    expect(await termOf("100001003")).toEqual(term);
    setFaults([{ match: "POST /api/payments/validate", mode: "status", status: 500 }]);
    expect((await rejection(changeBillEmail(term, "nuova@esempio.it", "key-2"))).status).toBe(500);
    setFaults([]);
    expect(await termOf("100001003")).toEqual(term);
    expect(await changeBillEmail(term, "nuova@esempio.it", "key-3")).toMatchObject({
      term: {
        deliveryMode: "Email",
        email: { email: "nuova@esempio.it", status: false, pec: "giulia.esempio@pec.example" },
        emailLinkSent: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    });
  });

  it("confirmPaymentTermEmail: the link of the e-mail confirms the address, without a session", async () => {
    await signIn("casi@esempio.it");
    await changeBillEmail(await termOf("100003001"), "due@esempio.it", "key-1");
    const { body } = await emailLink(tools());
    const link = { owner: body.owner, token: body.emailVerificationToken, supplyId1: body.billing1, supplyId2: body.billing2 };
    signOut();
    expect(link.supplyId2).toBe("s-100003002");
    expect(await confirmBillEmail(link)).toEqual({ email: "due@esempio.it" });
    expect((await rejection(confirmBillEmail({ ...link, supplyId2: undefined }))).serverCode).toBe("LINK-NOT-FOUND");
    await signIn("casi@esempio.it");
    expect((await termOf("100003002")).email).toMatchObject({ email: "due@esempio.it", status: true });
  });
});

it("bookletValidation: says whether a booklet exists", async () => {
  await signIn("giulia@esempio.it");
  expect(await verifyBooklet("SMPGLI80A41A944Z", goodBooklet)).toBe(true);
  expect(await verifyBooklet("SMPGLI80A41A944Z", "1234567890123")).toBe(false);
  expect((await rejection(verifyBooklet("SLNLSS60E20A944P", goodBooklet))).serverCode).toBe("CUSTOMER-NOT-FOUND");
});

it("allPhonePrefixes: for visitors too, sorted by value, each with its country alone", async () => {
  const prefixes = await fetchPhonePrefixes();
  const values = prefixes.map(({ value }) => Number(value));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(prefixes).toContainEqual({ label: "Italia", value: "39" });
});
