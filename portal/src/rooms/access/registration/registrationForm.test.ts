import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "../../../platform/errors/errors.ts";
import { linkResultOf } from "../../../platform/links/linkOutcome.ts";
import { draftSchema, fieldOfError, policyOf } from "./registrationForm.ts";

const phone = { prefix: "39", number: "3331234567" };
const refusal = (code: string, status = 409) => new ApiError("no", { reason: "status", status, data: { code } });

it("[AC-18] true or false is sent for each consent of the form", () => {
  const text = { title: "", text: "" };
  const conditions = {
    version: null,
    informativa: text,
    consents: [
      { name: "privacy4", ...text, required: true },
      { name: "privacy5", ...text, required: false },
    ],
  } as const;
  expect(policyOf(conditions, { informativa: true, privacy4: true, privacy9: true })).toEqual({
    informativa: true,
    privacy4: true,
    privacy5: false,
  });
});

it("a draft has no password, and its invalid values count as not ticked", () => {
  const kept = {
    customerId: "C",
    fiscalCode: "F",
    email: "e",
    phone: phone,
    consents: { privacy4: true, privacy5: "sì" },
    password: "x",
  };
  expect(z.parse(draftSchema, kept)).toEqual({
    customerId: "C",
    fiscalCode: "F",
    email: "e",
    phone: phone,
    consents: { privacy4: true, privacy5: false },
  });
  expect(z.parse(draftSchema, { ...kept, consents: null }).consents).toEqual({});
});

it("[AC-06] each documented server code belongs to a field; any other to none", () => {
  const codes = [
    "CLIENT-CODE-NOT-FOUND",
    "USER-ALREADY-REGISTRED",
    "REGISTRATION-EMAIL-TAKEN",
    "INSECURE-PASSWORD",
    "InvalidPasswordException",
  ];
  expect(codes.map((code) => fieldOfError(refusal(code)))).toEqual(["customerId", "customerId", "email", "password", "password"]);
  expect([fieldOfError(refusal("ALTRO")), fieldOfError(new Error("x"))]).toEqual([undefined, undefined]);
});

it("[AC-10] each refusal gives the state of the link", () => {
  expect(
    ["LINK-USED", "LINK-EXPIRED", "LINK-NOT-FOUND", "REGISTRATION-EMAIL-TAKEN"].map((code) => linkResultOf(refusal(code, 400))),
  ).toEqual(["used", "expired", "foreign", "taken"]);
  expect(linkResultOf(refusal("INSECURE-PASSWORD", 400))).toBeUndefined();
  expect(linkResultOf(refusal("TOO-MANY-ATTEMPTS", 429))).toBeUndefined();
  expect(linkResultOf(new ApiError("no", { reason: "network" }))).toBeUndefined();
});
