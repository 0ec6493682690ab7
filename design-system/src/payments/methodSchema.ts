import * as z from "zod/mini";
import type { PaymentMode } from "./paymentTerm.ts";

/** Schema of the methods that a customer can change to: all except the postal slip (PM-01). Issue: `methodMissing`. */
export const methodSchema = z.object({ mode: z.enum(["Bank", "Booklet"], "methodMissing") });

export type NewMode = z.infer<typeof methodSchema>["mode"];

/** Values of the form. `mode` is null until one is chosen. */
export interface MethodValues {
  mode: PaymentMode | null;
}
