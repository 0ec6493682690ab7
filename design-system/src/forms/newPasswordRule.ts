import * as z from "zod/mini";
import { passwordRules } from "./passwordRules.ts";

/** A password that is being chosen (AC-05). Issues: `passwordRequired`, `passwordWeak`; the first one counts. */
export const newPasswordRule = z.string().check(
  z.minLength(1, "passwordRequired"),
  z.refine((text) => Object.values(passwordRules(text)).every(Boolean), "passwordWeak"),
);
