import { fill } from "@favilla/design-system/theme/messages.ts";
import { describe, expect, it } from "vitest";
import { errorCodes } from "./errorCodes.ts";
import { mask } from "./errorPort.ts";
import { ApiError, errorNameOf, failureNameOf } from "./errors.ts";
import { errorsMessages } from "./messages.it.ts";

describe("internal codes", () => {
  it("[AP-07] are those of the catalogue, each with Italian words", () => {
    expect(Object.values(errorCodes)).toEqual([0, 1, 3, 4, 11, 101, 102, 103, 104, 105, 106, 107, 108, 501, 999]);
    for (const name of Object.keys(errorCodes) as (keyof typeof errorCodes)[])
      expect(fill(errorsMessages.words[name], {})).toMatch(/\w+\.$/);
  });

  it("[AP-07] [AC-17] include one for each server code", () => {
    expect(
      [
        "AUTH-FAILED",
        "CLIENT-CODE-NOT-FOUND",
        "InvalidPasswordException",
        "INSECURE-PASSWORD",
        "REGISTRATION-EMAIL-TAKEN",
        "USER-ALREADY-REGISTRED",
        "SF-OTHER-REQUEST-PENDING-ERROR",
      ].map((code) => errorCodes[errorNameOf(code)]),
    ).toEqual([108, 104, 105, 105, 106, 107, 501]);
    expect([errorNameOf("NEW", "Login"), errorNameOf(undefined, "Register"), errorNameOf("constructor")]).toEqual([
      "Login",
      "Register",
      "Api",
    ]);
    expect([errorCodes.BootstrapFailed, errorCodes.Login, errorCodes.Register]).toEqual([101, 102, 103]);
  });
});

describe("[AP-21] the name under which a failure is reported", () => {
  const failed = (code?: string, status = 500, api: "rest" | "graphql" = "rest") =>
    new ApiError("no", { reason: "status", status, data: { code }, api });

  it("is that of the server's code, whatever was tried", () => {
    expect(errorCodes[failureNameOf(failed("AUTH-FAILED", 401), "Login")]).toBe(108);
    expect(errorCodes[failureNameOf(failed("SF-OTHER-REQUEST-PENDING-ERROR", 500, "graphql"))]).toBe(501);
    expect(errorCodes[failureNameOf(failed("INSECURE-PASSWORD", 400), "Register")]).toBe(105);
    expect(errorCodes[failureNameOf(failed("Parameters", 400), "Login")]).toBe(3);
  });

  it("is otherwise that of the kind of failure: 1 for REST, 11 for GraphQL, 108 without a session, 102 and 103 at sign-in and registration", () => {
    expect(errorCodes[failureNameOf(failed("NEW"))]).toBe(1);
    expect(errorCodes[failureNameOf(failed("NEW", 500, "graphql"))]).toBe(11);
    expect(errorCodes[failureNameOf(failed("AccessDeniedError", 401, "graphql"))]).toBe(108);
    expect(errorCodes[failureNameOf(failed(undefined), "Login")]).toBe(102);
    expect(errorCodes[failureNameOf(failed(undefined, 500, "graphql"), "Register")]).toBe(103);
    expect([new Error("?"), undefined, "no"].map((error) => errorCodes[failureNameOf(error)])).toEqual([0, 0, 0]);
  });
});

describe("[AP-28] the server's own message", () => {
  const messageOf = (status: number | undefined, data: unknown) => new ApiError("no", { reason: "status", status, data }).serverMessage;

  it("is that of a refusal with a code, as in the contract", () => {
    expect(messageOf(403, { code: "NEW", message: "Accesso sospeso." })).toBe("Accesso sospeso.");
    expect(messageOf(400, { code: "Parameters", message: "pageSize deve essere un numero." })).toBeUndefined();
  });

  it("is not that of a broken server, nor of a gateway in front of it, which know no code", () => {
    for (const status of [500, 502, 503, 504, undefined])
      expect(messageOf(status, { code: "DB", message: "NullPointerException at Login.java:42" })).toBeUndefined();
    expect(messageOf(429, { message: "Too Many Requests" })).toBeUndefined();
    expect(messageOf(403, { message: "Forbidden" })).toBeUndefined();
  });
});

describe("reports", () => {
  const secrets = [
    "eyJhbGci.eyJzdWIi.SflKxwRJSMeKKF2QT4",
    "IT60X0542811101000000123456",
    "IT60 X054 2811 1010 0000 0123 456",
    "RSSMRA80A01H501U",
    "giulia@esempio.it",
    "giulia%40esempio.it",
  ];

  it("[AP-16] name no token, IBAN, fiscal code or e-mail address, wherever it is", () => {
    for (const secret of secrets) {
      const logged = JSON.stringify(mask({ text: `prima ${secret} dopo`, deep: [{ error: new Error(`x=${secret}`, { cause: secret }) }] }));
      expect(logged).not.toContain(secret);
      expect(logged).toContain("prima");
    }
  });

  it("[AP-16] hide a field by its name, and accept any value", () => {
    expect(mask({ token: "abc", refreshToken: 5, newPassword: "x", iban: { code: "y" }, status: 500 })).toEqual({
      token: "[hidden]",
      refreshToken: "[hidden]",
      newPassword: "[hidden]",
      iban: "[hidden]",
      status: 500,
    });
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    expect(() => JSON.stringify(mask(circle))).not.toThrow();
    expect([null, undefined, 1, true].map((value) => mask(value))).toEqual([null, undefined, 1, true]);
  });
});
