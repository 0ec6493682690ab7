import { expect, it } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { linkResultOf } from "../../../platform/links/linkOutcome.ts";
import { answerTo, fieldOfError, policyOf } from "./registrationForm.ts";

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

it("[AC-59] each call answers with a value: accepted, a refused field, or a failure with its error", async () => {
  const taken = refusal("REGISTRATION-EMAIL-TAKEN");
  const lost = new ApiError("no", { reason: "network" });
  expect(await answerTo(Promise.resolve())).toEqual({ outcome: "accepted" });
  expect(await answerTo(Promise.reject(taken))).toEqual({ outcome: "refused", field: "email", error: taken });
  expect(await answerTo(Promise.reject(lost))).toEqual({ outcome: "failed", error: lost });
});
