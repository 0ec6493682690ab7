import * as z from "zod/mini";
import { useEntryState } from "./useEntryState.ts";

/** Parts of an e-mail link by name. Null if there are too few or too many, or if they are invalid. */
export type LinkParts = Readonly<Record<string, string>> | null;

const openedSchema = z.object({ link: z.catchall(z.object({}), z.string()) });

/** Returns the parts of the link that opened this page, or null if it was opened without a valid link. */
export const useLinkParts = (): LinkParts => useEntryState(openedSchema)?.link ?? null;
