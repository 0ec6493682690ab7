import * as z from "zod/mini";
import { notEmpty } from "./fieldChecks.ts";
import { passwordRules } from "./passwordRules.ts";

/** A new password (AC-05). Issues: `passwordRequired`, `passwordWeak`. The first one counts. */
export const newPasswordRule = z.string().check(
  notEmpty("passwordRequired"),
  z.refine((text) => Object.values(passwordRules(text)).every(Boolean), "passwordWeak"),
);
