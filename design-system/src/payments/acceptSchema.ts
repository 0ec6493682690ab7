import * as z from "zod/mini";

/** The conditions, read and accepted (PM-13). Issue: `acceptMissing`. */
export const acceptSchema = z.object({ accepted: z.literal(true, "acceptMissing") });

/** The values of the form, where the box may lack its tick. */
export interface AcceptValues {
  accepted: boolean;
}
