import * as z from "zod/mini";
import { passwordRules } from "./passwordRules.ts";

/** A new password (AC-05). Issues: `passwordRequired`, `passwordWeak`. The first one counts. */
export const newPasswordRule = z.string().check(
  z.minLength(1, "passwordRequired"),
  z.refine((text) => Object.values(passwordRules(text)).every(Boolean), "passwordWeak"),
);
