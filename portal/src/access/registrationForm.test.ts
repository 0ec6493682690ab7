import * as v from "valibot";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "../api/errors.ts";
import { fieldMessages } from "./fieldMessages.it.ts";
import { linkResultOf } from "./linkOutcome.ts";
import { accessMessages } from "./messages.it.ts";
import { accountSchema, clientSchema, consentErrors, draftSchema, fieldOfError, policyOf } from "./registrationForm.ts";

const words = { ...accessMessages.words, ...fieldMessages.words };
const good = { email: "rosa@esempio.it", phone: { prefix: "39", number: "3331234567" }, password: "Favilla-2026" };
const faults = (schema: v.GenericSchema, value: unknown) => {
  const { issues = [] } = v.safeParse(schema, value);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
};
const account = (change: Partial<typeof good>) => faults(accountSchema(words), { ...good, ...change });
const refused = (code: string, status = 409) => new ApiError("no", { reason: "status", status, data: { code } });

it("[AC-04] both codes are sent in capitals, without the spaces around and in them", () => {
  expect(v.parse(clientSchema(words), { customerId: " c-100021 ", fiscalCode: " dbtrso88l52 a944k" })).toEqual({
    customerId: "C-100021",
    fiscalCode: "DBTRSO88L52A944K",
  });
  expect(faults(clientSchema(words), { customerId: " ", fiscalCode: "" })).toEqual({
    customerId: words.clientCodeRequired,
    fiscalCode: words.fiscalCodeInvalid,
  });
  expect(faults(clientSchema(words), { customerId: "x".repeat(21), fiscalCode: "00743110157" })).toEqual({ customerId: words.tooLong });
});

it.each([
  "Favil-1",
  `Fa-1${"x".repeat(96)}`,
  "Favilla 2026!",
  "favilla-2026",
  "FAVILLA-2026",
  "Favilla-anno",
  "Favilla2026",
  " Favilla-2026",
])("[AC-05] %j is refused as a password", (password) => expect(account({ password })).toEqual({ password: words.passwordWeak }));

it.each(["Favil-12", `Fa-1${"x".repeat(95)}`, "Favilla🔥2026", "Fàvìlla-2026", "aA1!@#$%^&*()_+{}[]|:;'<>,.?/~`\"\\"])(
  "[AC-05] %j is taken as a password",
  (password) => expect(account({ password })).toEqual({}),
);

it.each(["", "rosa", "rosa@esempio", "rosa@@esempio.it", "ro sa@esempio.it", `${"r".repeat(244)}@esempio.it`])("%j is no e-mail", (email) =>
  expect(account({ email })).toHaveProperty("email"),
);

it("the edges of what an e-mail and a phone can be are taken", () => {
  expect(account({ email: ` ${"r".repeat(243)}@esempio.it ` })).toEqual({});
  expect(account({ phone: { prefix: "39", number: "12345678" } })).toEqual({});
  expect(account({ phone: { prefix: "39", number: "" } })).toEqual({ phone: words.phoneRequired });
  expect(account({ phone: { prefix: "39", number: "1234567" } })).toEqual({ phone: words.phoneInvalid });
  expect(account({ phone: { prefix: "39", number: "+99912345678" } })).toEqual({ phone: words.phonePrefixUnknown });
});

it("[AC-18] what has to be ticked is said, and a yes or a no goes out for each consent that was asked", () => {
  const text = { title: "", text: "" };
  const conditions = {
    version: null,
    informativa: text,
    consents: [
      { name: "privacy4", ...text, required: true },
      { name: "privacy5", ...text, required: false },
    ],
  } as const;
  expect(consentErrors(conditions, {}, words)).toEqual({ informativa: words.informativaRequired, privacy4: words.consentRequired });
  const ticked = { informativa: true, privacy4: true, privacy9: true };
  expect(consentErrors(conditions, ticked, words)).toEqual({});
  expect(policyOf(conditions, ticked)).toEqual({ informativa: true, privacy4: true, privacy5: false });
});

it("a draft holds no password, and what is broken in it counts as not ticked", () => {
  const kept = {
    customerId: "C",
    fiscalCode: "F",
    email: "e",
    phone: good.phone,
    consents: { privacy4: true, privacy5: "sì" },
    password: "x",
  };
  expect(z.parse(draftSchema, kept)).toEqual({
    customerId: "C",
    fiscalCode: "F",
    email: "e",
    phone: good.phone,
    consents: { privacy4: true, privacy5: false },
  });
  expect(z.parse(draftSchema, { ...kept, consents: null }).consents).toEqual({});
});

it("[AC-06] each server code is about its field; any other about none", () => {
  const codes = [
    "CLIENT-CODE-NOT-FOUND",
    "USER-ALREADY-REGISTRED",
    "REGISTRATION-EMAIL-TAKEN",
    "INSECURE-PASSWORD",
    "InvalidPasswordException",
  ];
  expect(codes.map((code) => fieldOfError(refused(code)))).toEqual(["customerId", "customerId", "email", "password", "password"]);
  expect([fieldOfError(refused("ALTRO")), fieldOfError(new Error("x"))]).toEqual([undefined, undefined]);
});

it("[AC-10] what a refusal says of a link", () => {
  expect(
    ["LINK-USED", "LINK-EXPIRED", "LINK-NOT-FOUND", "REGISTRATION-EMAIL-TAKEN"].map((code) => linkResultOf(refused(code, 400))),
  ).toEqual(["used", "expired", "foreign", "foreign"]);
  expect(linkResultOf(refused("INSECURE-PASSWORD", 400))).toBeUndefined();
  expect(linkResultOf(refused("TOO-MANY-ATTEMPTS", 429))).toBeUndefined();
  expect(linkResultOf(new ApiError("no", { reason: "network" }))).toBeUndefined();
});
