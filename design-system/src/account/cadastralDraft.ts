import * as z from "zod/mini";
import { type CadastralValues, holderTitles } from "./cadastral.ts";

/** Schema of the draft, which survives a reload and a forced sign-in. */
export const cadastralDraftSchema: z.ZodMiniType<CadastralValues> = z.object({
  holderTitle: z.enum(["", ...holderTitles]),
  city: z.string(),
  urbanSection: z.string(),
  sheet: z.string(),
  particle: z.string(),
  subordinate: z.string(),
});
