import * as z from "zod/mini";
import type { PaymentMode } from "./paymentTerm.ts";

/** The methods that a customer can change to: all but the slip (PM-01). Issue: `methodMissing`. */
export const methodSchema = z.object({ mode: z.enum(["Bank", "Booklet"], "methodMissing") });

export type NewMode = z.infer<typeof methodSchema>["mode"];

/** The values of the form; the mode is null while nothing is chosen. */
export interface MethodValues {
  mode: PaymentMode | null;
}
