import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { setOnError } from "../../../platform/errors/errorPort.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { emailSent } from "../../../platform/wire/emailSent.ts";
import { readConditions } from "../../account/consents/privacyConditions.ts";
import { readMaskedEmail } from "../../account/credentials/calls.ts";
import type { UserUpdate } from "../../account/credentials/user.ts";
import { readUser, updateVariables } from "../../account/credentials/user.ts";
import { readLogin } from "./calls.ts";

setOnError(vi.fn());

describe("a login's answer", () => {
  const session = { customerId: "100001", token: "t", refreshToken: "r", expiresAt: "2026-12-21T09:00:00.000Z" };

  it("[AC-01] is a session, whose customer may be a number and whose end may be missing", () => {
    expect(readLogin({ ...session, migrationResult: "ValidUser", extra: 1 })).toEqual({ session });
    expect(readLogin({ ...session, customerId: 100001, expiresAt: "domani" })).toEqual({ session: { ...session, expiresAt: undefined } });
    expect(readLogin({ ...session, customerId: null })).toBeUndefined();
    expect(() => readLogin({ ...session, refreshToken: 5 })).toThrow(ApiError);
  });

  it("[AC-12] is a migration with what its step needs, never a session", () => {
    expect(readLogin({ ...session, migrationResult: "InvalidEmail" })).toEqual({
      migration: "InvalidEmail",
      proof: { serverToken: null, token: "t" },
    });
    expect(readLogin({ migrationResult: "InvalidPassword", serverToken: "s", token: "t" })).toEqual({
      migration: "InvalidPassword",
      proof: { serverToken: "s", token: "t" },
    });
    expect(readLogin({ migrationResult: "MigrationDone" })).toEqual({
      migration: "MigrationDone",
      proof: { serverToken: null, token: null },
    });
  });
});

describe("'Email sent'", () => {
  const outcome = (call: Promise<unknown>) =>
    emailSent(call, "test").then(
      () => "sent",
      (error: unknown) => (error instanceof ApiError ? "not sent" : "another error"),
    );
  const refused = (message: string) => Promise.reject(new ApiError("x", { reason: "status", data: { message } }));

  it("[AC-09] is success, also where it comes with an error; nothing else is", async () => {
    expect(await outcome(Promise.resolve({ message: "Email sent" }))).toBe("sent");
    expect(await outcome(refused("Email sent"))).toBe("sent");
    for (const body of [{ message: "Email not sent" }, {}, null, "Email sent", { message: 5 }])
      expect(await outcome(Promise.resolve(body))).toBe("not sent");
    expect(await outcome(refused("No"))).toBe("not sent");
    expect(await outcome(Promise.reject(new TypeError("bug")))).toBe("another error");
  });
});

describe("an update of the account", () => {
  it("[PF-09] carries the fields of an update and nothing else", () => {
    const all = {
      id: "1",
      isRegistred: true,
      email: "a@esempio.it",
      oldPassword: "x",
      confirmedEmailToken: "t",
      confirmedPhone: "3331234567",
      hasDeletedAccount: true,
      fiscalCode: "RSSMRA80A01H501U",
    };
    expect(updateVariables({ ...all, role: "admin", customerId: "2" } as UserUpdate)).toEqual(all);
    expect(updateVariables({ id: "1", email: undefined })).toEqual({ id: "1" });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (extra) => {
        const sent = updateVariables({ ...extra, id: "1" } as unknown as UserUpdate);
        expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(sent)));
      }),
    );
  });
});

describe("the servers' responses", () => {
  it("[AC-18] conditions keep the consents of the ledger", () => {
    const row = { name: "privacy4", title: "Offerte", text: "Testo", required: false };
    const body = { version: "1", informativa: { title: "I", text: "T" }, consents: [row, { ...row, name: "privacy99" }, null] };
    expect(readConditions(body)).toEqual({ ...body, consents: [row] });
    expect(() => readConditions({ consents: [] })).toThrow(ApiError);
  });

  it("[AP-14] an account may lack everything but its id", () => {
    expect(readUser({ id: 1, role: "x" })).toEqual({
      id: "1",
      email: null,
      customerId: null,
      fiscalCode: null,
      isRegistred: false,
      confirmedPhone: null,
      hasDeletedAccount: false,
      forceUpdateUsername: false,
    });
  });

  it("[AP-06] any JSON is an entity or a typed error, and no more", () => {
    const near = fc.record(
      {
        customerId: fc.jsonValue(),
        token: fc.jsonValue(),
        refreshToken: fc.jsonValue(),
        expiresAt: fc.jsonValue(),
        serverToken: fc.jsonValue(),
        migrationResult: fc.oneof(fc.constant("InvalidEmail"), fc.jsonValue()),
        id: fc.jsonValue(),
        email: fc.jsonValue(),
        informativa: fc.oneof(fc.constant({ title: "", text: "" }), fc.jsonValue()),
        consents: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
        message: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near), (body) => {
        for (const read of [readLogin, readConditions, readMaskedEmail, readUser]) {
          try {
            read(body);
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
