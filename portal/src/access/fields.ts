import { passwordRules } from "@favilla/design-system/forms/passwordRules.ts";
import * as z from "zod/mini";
import { isFiscalCode, plainFiscalCode } from "./fiscalCode.ts";

/** The longest address that mail servers take. */
const maxEmail = 254;

interface EmailWords {
  emailRequired: string;
  emailInvalid: string;
  tooLong: string;
}

/** An address; spaces around it are not part of it. */
export const emailField = (words: EmailWords) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, words.emailRequired),
      z.maxLength(maxEmail, words.tooLong),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailInvalid),
    );

/** A password that is being chosen (spec §5). */
export const newPasswordField = (words: { passwordRequired: string; passwordWeak: string }) =>
  z.string().check(
    z.minLength(1, words.passwordRequired),
    z.refine((text) => Object.values(passwordRules(text)).every(Boolean), words.passwordWeak),
  );

/** A fiscal code as it is sent: in capitals, without spaces. */
export const fiscalCodeField = (words: { fiscalCodeRequired: string; fiscalCodeInvalid: string }) =>
  z.pipe(
    z.pipe(z.string(), z.transform(plainFiscalCode)),
    z.string().check(z.minLength(1, words.fiscalCodeRequired), z.refine(isFiscalCode, words.fiscalCodeInvalid)),
  );
