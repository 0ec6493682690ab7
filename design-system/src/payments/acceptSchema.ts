import * as z from "zod/mini";
import { checkedBox } from "../forms/fieldChecks.ts";

/** Schema of the accepted conditions (PM-13). Issue: `acceptMissing`. */
export const acceptSchema = z.object({ accepted: checkedBox("acceptMissing") });

/** Values of the form. The box may still be unchecked. */
export interface AcceptValues {
  accepted: boolean;
}
