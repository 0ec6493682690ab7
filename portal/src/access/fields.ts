import { passwordRules } from "@favilla/design-system/forms/passwordRules.ts";
import * as v from "valibot";
import { isFiscalCode, plainFiscalCode } from "./fiscalCode.ts";

/** A password that is being chosen (spec §5). */
export const newPasswordField = (words: { passwordRequired: string; passwordWeak: string }) =>
  v.pipe(
    v.string(),
    v.nonEmpty(words.passwordRequired),
    v.check((text) => Object.values(passwordRules(text)).every(Boolean), words.passwordWeak),
  );

/** A fiscal code as it is sent: in capitals, without spaces. */
export const fiscalCodeField = (words: { fiscalCodeRequired: string; fiscalCodeInvalid: string }) =>
  v.pipe(v.string(), v.transform(plainFiscalCode), v.nonEmpty(words.fiscalCodeRequired), v.check(isFiscalCode, words.fiscalCodeInvalid));
