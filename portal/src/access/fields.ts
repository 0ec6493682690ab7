import { passwordRules } from "@favilla/design-system/forms/passwordRules.ts";
import * as z from "zod/mini";
import { isFiscalCode, plainFiscalCode } from "./fiscalCode.ts";

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
