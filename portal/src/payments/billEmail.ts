import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import * as v from "valibot";
import { emailField } from "../access/emailField.ts";
import type { paymentPanelMessages } from "./panelMessages.it.ts";
import { isSameEmail } from "./sameEmail.ts";

type Words = Pick<
  WordsOf<typeof paymentPanelMessages>,
  "emailRequired" | "emailInvalid" | "emailCharacters" | "emailRefused" | "pecInvalid"
>;

const fault = (text: string, words: Pick<Words, "emailRequired" | "emailInvalid" | "emailCharacters">): string | undefined =>
  v.safeParse(emailField({ ...words, tooLong: words.emailInvalid }), text).issues?.[0].message;

/**
 * What is wrong with the address for bills (spec §5), in words.
 * @param refused one that cannot be used: the account's while it has to be changed
 */
export const emailError = (text: string, words: Words, refused?: string | null): string | undefined =>
  fault(text, words) ?? (refused && isSameEmail(text, refused) ? words.emailRefused : undefined);

/** What is wrong with the certified address, which nobody needs to have. */
export const pecError = (text: string, { pecInvalid }: Words): string | undefined =>
  text.trim() === "" ? undefined : fault(text, { emailRequired: pecInvalid, emailInvalid: pecInvalid, emailCharacters: pecInvalid });
