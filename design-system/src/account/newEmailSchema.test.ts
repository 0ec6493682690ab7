import { expect, it } from "vitest";
import { newEmailFault, newEmailSchema } from "./newEmailSchema.ts";
import { profileMessages } from "./profileMessages.it.ts";

const { words } = profileMessages;
const account = { email: "giulia@esempio.it", forceUpdateUsername: false };
const schema = newEmailSchema(account);

it.each([
  ["", words.newEmailRequired],
  ["   ", words.newEmailRequired],
  ["nuova", words.newEmailInvalid],
  ["nuova@esempio", words.newEmailInvalid],
  ["nuova nuova@esempio.it", words.newEmailCharacters],
  ["perché@esempio.it", words.newEmailCharacters],
  [`${"a".repeat(250)}@esempio.it`, words.newEmailTooLong],
  [" Giulia@Esempio.it ", words.newEmailSame],
])("[PF-02] %j is refused as a new e-mail: %s", (email, message) => {
  const issue = schema.safeParse({ email }).error?.issues[0]?.message ?? "";
  expect(newEmailFault(issue, words)).toBe(message);
});

it("[PF-02] spaces around a new e-mail don't count", () => {
  expect(schema.parse({ email: " nuova@esempio.it " })).toEqual({ email: "nuova@esempio.it" });
});

it("[AC-11] the present address is accepted while it must be validated: another validating link is sent there", () => {
  expect(newEmailSchema({ ...account, forceUpdateUsername: true }).parse({ email: "giulia@esempio.it" })).toEqual({
    email: "giulia@esempio.it",
  });
  expect(newEmailSchema({ ...account, email: null }).safeParse({ email: "giulia@esempio.it" }).success).toBe(true);
});
