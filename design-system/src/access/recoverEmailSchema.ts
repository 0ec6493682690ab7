import * as z from "zod/mini";
import { fiscalCodeRule } from "./fiscalCode.ts";

/** Schema of the form that finds the e-mail of a fiscal code. */
export const recoverEmailSchema = z.object({ fiscalCode: fiscalCodeRule });

export type RecoverEmailValues = z.infer<typeof recoverEmailSchema>;
