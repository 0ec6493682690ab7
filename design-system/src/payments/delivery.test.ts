import { expect, it } from "vitest";
import { billEmailSchema, deliverySchema } from "./delivery.ts";

const account = "giulia@esempio.it";
const issues = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
const emailFault = (email: string, refused?: string) => issues(billEmailSchema(refused).safeParse({ email, pec: "" }))?.[0];

it("[EM-01] an address for bills is required and has the form of one", () => {
  for (const nothing of ["", "  "]) expect(emailFault(nothing)).toBe("email emailRequired");
  for (const wrong of ["giulia", "giulia@esempio"]) expect(emailFault(wrong)).toBe("email emailInvalid");
  expect(emailFault(`${"a".repeat(250)}@esempio.it`)).toBe("email emailTooLong");
  expect(billEmailSchema().parse({ email: " giulia+bollette@posta.esempio.it ", pec: " " })).toEqual({
    email: "giulia+bollette@posta.esempio.it",
    pec: "",
  });
});

it("[AC-41] a certified address loses the invisible characters of a copied text", () => {
  expect(billEmailSchema().parse({ email: "giulia@esempio.it", pec: "\u200bgiulia@pec.esempio.it\u202c" }).pec).toBe(
    "giulia@pec.esempio.it",
  );
});

it("[EM-01] the address that must be changed is refused, in any spelling", () => {
  expect(emailFault(" Giulia@Esempio.it", account)).toBe("email emailRefused");
  expect(emailFault("nuova@esempio.it", account)).toBeUndefined();
  expect(issues(deliverySchema(account).safeParse({ mode: "Email", email: account }))).toEqual(["email emailRefused"]);
});

it("a certified address may be missing", () => {
  const pecFault = (pec: string) => issues(billEmailSchema().safeParse({ email: account, pec }));
  expect([pecFault(""), pecFault("no"), pecFault("giulia@pec.example")]).toEqual([undefined, ["pec pecInvalid"], undefined]);
});

it("[PM-18] bills by post need no address, bills by e-mail need one; a delivery must be chosen", () => {
  const deliver = (mode: unknown, email: string) => issues(deliverySchema().safeParse({ mode, email }));
  expect(deliver(null, account)).toEqual(["mode deliveryMissing"]);
  expect(deliver("Postal", "")).toBeUndefined();
  expect(deliver("Email", "")?.[0]).toBe("email emailRequired");
  expect(deliver("Email", account)).toBeUndefined();
});
