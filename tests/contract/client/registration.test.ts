import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { passwordRules } from "../../../design-system/src/forms/passwordRules.ts";
import { errorCodes } from "../../../portal/src/platform/errors/errorCodes.ts";
import { setOnError } from "../../../portal/src/platform/errors/errorPort.ts";
import { type ApiError, errorNameOf } from "../../../portal/src/platform/errors/errors.ts";
import {
  confirmRegistration,
  register,
  validateClientCode,
  verifyRegistration,
} from "../../../portal/src/rooms/access/registration/calls.ts";
import type { Registration } from "../../../portal/src/rooms/access/registration/registration.ts";
import { fetchPrivacyConditions } from "../../../portal/src/rooms/account/consents/privacyConditions.ts";
import { checkPassword } from "../../../sandbox/src/access/passwords.ts";
import { linkIn, rosa } from "../cases/links.ts";
import { withClient } from "./client.ts";

const reports = vi.fn();
setOnError(reports);
vi.setConfig({ testTimeout: 20_000 });
const { signIn, tools, setFaults } = withClient();
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );
const codeOf = async (call: Promise<unknown>) => errorCodes[errorNameOf((await errorOf(call))?.serverCode, "Register")];

const confirmed = async (registration: Registration = rosa) => {
  await register(registration, crypto.randomUUID());
  const [id = "", accessToken = ""] = await linkIn(tools(), "/registrazione-completata");
  await confirmRegistration(id, accessToken);
};

describe("registration", () => {
  it("validateClientCode: takes the client code on paper and the customerId", async () => {
    await validateClientCode(rosa.customerId, rosa.fiscalCode);
    await validateClientCode("100021", rosa.fiscalCode);
    expect(await codeOf(validateClientCode("C-100021", "SMPGLI80A41A944Z"))).toBe(104);
    expect(await codeOf(validateClientCode("C-100001", "SMPGLI80A41A944Z"))).toBe(107);
  });

  it("registration: signs in only after its link has been followed", async () => {
    await register({ ...rosa, policy: { informativa: true, privacy5: true } }, "key");
    await expect(signIn(rosa.email)).rejects.toMatchObject({ status: 403, serverCode: "REGISTRATION-NOT-CONFIRMED" });
    const [id = "", accessToken = ""] = await linkIn(tools(), "/registrazione-completata");
    await confirmRegistration(id, accessToken);
    expect(await signIn(rosa.email)).toMatchObject({ customerId: "100021" });
  });

  it("registration: [AC-06] refusals have their codes, others are 103 and logged", async () => {
    const code = (change: Partial<Registration>) => codeOf(register({ ...rosa, ...change }, crypto.randomUUID()));
    expect([
      await code({ password: "debole" }),
      await code({ password: "Rosa-2026-Debutto" }),
      await code({ email: "giulia@esempio.it" }),
      await code({ customerId: "C-100001", fiscalCode: "SMPGLI80A41A944Z" }),
      await code({ customerId: "C-1" }),
    ]).toEqual([105, 105, 106, 107, 104]);
    expect(reports).not.toHaveBeenCalled();
    setFaults([{ match: "POST /api/users/registration", mode: "status", status: 500 }]);
    expect(await code({})).toBe(103);
    expect(reports).toHaveBeenCalledWith(103, "Register", expect.objectContaining({ what: "API Error: register" }));
    expect(JSON.stringify(reports.mock.calls)).not.toMatch(/rosa@|DBTRSO|Favilla-2026/);
  });

  it("registration: [AP-15] happens once for each key, however often it is sent", async () => {
    await Promise.all([register(rosa, "same"), register(rosa, "same"), register(rosa, "same")]);
    await register(rosa, "same");
    expect((await tools().outbox()).filter(({ to }) => to === rosa.email)).toHaveLength(1);
  });

  it("registrationVerify: [AP-15] tells whether a registration without an answer has arrived", async () => {
    expect(await verifyRegistration(rosa)).toBe("Available");
    setFaults([{ match: "POST /api/users/registration", mode: "reset", times: 1 }]);
    expect(await errorOf(register(rosa, "lost"))).toMatchObject({ reason: "network", outcomeUnknown: true });
    setFaults([]);
    expect(await verifyRegistration(rosa)).toBe("Available");

    const network = globalThis.fetch;
    const cut = vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...request) => {
      await network(...request);
      throw new TypeError("cut before the answer came");
    });
    expect(await errorOf(register(rosa, "lost"))).toMatchObject({ reason: "network", outcomeUnknown: true });
    expect(cut).toHaveBeenCalledTimes(1);
    cut.mockRestore();
    expect(await verifyRegistration(rosa)).toBe("AwaitingConfirmation");
  });

  it("registrationVerify: [AC-06] refuses what registration would", async () => {
    expect(await codeOf(verifyRegistration({ ...rosa, password: "debole" }))).toBe(105);
    expect(await codeOf(verifyRegistration({ ...rosa, email: "giulia@esempio.it" }))).toBe(106);
    expect((await tools().outbox()).filter(({ to }) => to === rosa.email)).toEqual([]);
  });

  it("confirmRegistration: a link serves once", async () => {
    await confirmed();
    const [id = "", accessToken = ""] = await linkIn(tools(), "/registrazione-completata");
    expect(await errorOf(confirmRegistration(id, accessToken))).toMatchObject({ status: 409, serverCode: "LINK-USED" });
    expect(await errorOf(confirmRegistration(id, "../../../auth/login"))).toMatchObject({ status: 404, serverCode: "LINK-NOT-FOUND" });
  });

  it("privacyConditions: [AC-18] are texts for every consent", async () => {
    const { informativa, consents } = await fetchPrivacyConditions();
    expect(informativa.text.length).toBeGreaterThan(100);
    expect(consents.map(({ name }) => name)).toEqual(["privacy4", "privacy5", "privacy6", "privacy7", "privacy8", "privacy9", "privacy10"]);
  });
});

it("[AC-05] client and server take the same passwords", () => {
  const takes = (password: string) => {
    try {
      checkPassword(password, { email: "", clientCodes: [], fiscalCode: null });
      return true;
    } catch {
      return false;
    }
  };
  const piece = fc.constantFrom("a", "B", "3", "!", " ", "é", "😀", "\t", "xYz1-", "_", "١", "\u00a0");
  const password = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("")),
    fc.string({ unit: "binary", maxLength: 120 }),
  );
  fc.assert(
    fc.property(password, (text) => takes(text) === Object.values(passwordRules(text)).every(Boolean)),
    { numRuns: 1000 },
  );
});
