import * as z from "zod/mini";
import { fiscalCodeRule } from "./fiscalCode.ts";

/** The fiscal code whose e-mail is wanted. */
export const recoverEmailSchema = z.object({ fiscalCode: fiscalCodeRule });

export type RecoverEmailValues = z.infer<typeof recoverEmailSchema>;
