import { expect, it } from "vitest";
import type { ZodMiniType } from "zod/mini";
import { type AccountDetailsValues, accountDetailsSchema } from "./accountDetailsSchema.ts";
import { clientDetailsSchema } from "./clientDetailsSchema.ts";
import { consentsSchema } from "./consentsSchema.ts";
import { emailSchema } from "./emailSchema.ts";
import { fieldMessages } from "./fieldMessages.it.ts";
import { recoverEmailSchema } from "./recoverEmailSchema.ts";
import { resetPasswordSchema } from "./resetPasswordSchema.ts";
import { signInMessages } from "./signInMessages.it.ts";
import { signInSchema } from "./signInSchema.ts";

/** Returns the first issue of each field. */
function faults(schema: ZodMiniType, value: unknown) {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) found[path.join(".")] ??= message;
  return found;
}

const good: AccountDetailsValues = { email: "rosa@esempio.it", phone: { prefix: "39", number: "3331234567" }, password: "Favilla-2026" };
const account = (change: Partial<AccountDetailsValues>) => faults(accountDetailsSchema, { ...good, ...change });

it("[AC-04] both codes are sent in capitals, without the spaces around and in them", () => {
  expect(clientDetailsSchema.parse({ customerId: " c-100021 ", fiscalCode: " dbtrso88l52 a944k" })).toEqual({
    customerId: "C-100021",
    fiscalCode: "DBTRSO88L52A944K",
  });
  expect(faults(clientDetailsSchema, { customerId: " ", fiscalCode: "" })).toEqual({
    customerId: "clientCodeRequired",
    fiscalCode: "fiscalCodeRequired",
  });
  expect(faults(clientDetailsSchema, { customerId: "x".repeat(21), fiscalCode: "00743110158" })).toEqual({
    customerId: "clientCodeTooLong",
    fiscalCode: "fiscalCodeInvalid",
  });
  expect(faults(clientDetailsSchema, { customerId: "x".repeat(20), fiscalCode: "00743110157" })).toEqual({});
});

it("[AC-43] a client code copied from a bill is sent with a plain hyphen, without spaces and invisible characters in it", () => {
  const sent = (customerId: string) => clientDetailsSchema.parse({ customerId, fiscalCode: "DBTRSO88L52A944K" }).customerId;
  for (const copied of ["c-100021\u200b", "C\u2011100021", "C \u2013 100021", "\u200eC-\u00a0100 021"])
    expect(sent(copied)).toBe("C-100021");
  expect(faults(clientDetailsSchema, { customerId: "\u200b", fiscalCode: "00743110157" })).toEqual({ customerId: "clientCodeRequired" });
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
])("[AC-05] %j is refused as a password", (password) => {
  expect(account({ password })).toEqual({ password: "passwordWeak" });
  expect(faults(resetPasswordSchema, { newPassword: password })).toEqual({ newPassword: "passwordWeak" });
});

it.each(["Favil-12", `Fa-1${"x".repeat(95)}`, "Favilla🔥2026", "Fàvìlla-2026", "aA1!@#$%^&*()_+{}[]|:;'<>,.?/~`\"\\"])(
  "[AC-05] %j is accepted as a password",
  (password) => expect(account({ password })).toEqual({}),
);

it("[AC-05] an empty password is refused, and so is a repetition that differs", () => {
  expect(account({ password: "" })).toEqual({ password: "passwordRequired" });
  const twice = (confirmNewPassword: string | undefined) =>
    faults(resetPasswordSchema, { newPassword: "Favilla-2026", confirmNewPassword });
  expect(twice("Favilla-2026")).toEqual({});
  expect(twice(undefined)).toEqual({});
  for (const other of ["", "Favilla-2027"]) expect(twice(other)).toEqual({ confirmNewPassword: "confirmationDifferent" });
});

it.each(["", "rosa", "rosa@esempio", "rosa@@esempio.it", "ro sa@esempio.it", `${"r".repeat(244)}@esempio.it`])("%j is no e-mail", (email) =>
  expect(account({ email })).toHaveProperty("email"),
);

it("the longest and shortest e-mails and phone numbers are accepted, and sent in the server's form", () => {
  expect(accountDetailsSchema.parse({ ...good, email: ` ${"r".repeat(243)}@esempio.it ` })).toEqual({
    email: `${"r".repeat(243)}@esempio.it`,
    phone: "+393331234567",
    password: good.password,
  });
  expect(account({ phone: { prefix: "39", number: "12345678" } })).toEqual({});
  expect(account({ phone: { prefix: "39", number: "" } })).toEqual({ phone: "phoneRequired" });
  expect(account({ phone: { prefix: "39", number: "1234567" } })).toEqual({ phone: "phoneInvalid" });
  expect(account({ phone: { prefix: "39", number: "+99912345678" } })).toEqual({ phone: "phonePrefixUnknown" });
});

const consents = consentsSchema([
  { name: "privacy4", required: true },
  { name: "privacy5", required: false },
]);

it("[AC-18] a required box that is not ticked has an error, the acknowledgement too", () => {
  const none = { informativa: false, privacy4: false, privacy5: false };
  expect(faults(consents, none)).toEqual({ informativa: "informativaRequired", privacy4: "consentRequired" });
  expect(consents.parse({ ...none, informativa: true, privacy4: true })).toEqual({ informativa: true, privacy4: true, privacy5: false });
});

it("each issue of the access schemas is the key of a sentence", () => {
  const keys = new Set(Object.keys({ ...signInMessages.words, ...fieldMessages.words }));
  const long = "x".repeat(300);
  const texts = ["", " ", "x", "è@esempio.it", "giulia@esempio", long, `${long}@esempio.it`];
  const found = new Set(
    texts.flatMap((text) => [
      ...Object.values(faults(signInSchema, { username: text, password: text })),
      ...Object.values(faults(emailSchema, { email: text })),
      ...Object.values(faults(recoverEmailSchema, { fiscalCode: text })),
      ...Object.values(faults(clientDetailsSchema, { customerId: text, fiscalCode: text })),
      ...Object.values(account({ email: text, phone: { prefix: "39", number: text }, password: text })),
      ...Object.values(account({ phone: { prefix: "39", number: "+99" } })),
      ...Object.values(faults(resetPasswordSchema, { newPassword: text, confirmNewPassword: `${text}!` })),
      ...Object.values(faults(consents, { informativa: false, privacy4: false, privacy5: false })),
    ]),
  );
  expect([...found].filter((issue) => !keys.has(issue))).toEqual([]);
  expect(found.size).toBe(17);
});
