import * as z from "zod/mini";
import { useEntryState } from "../../../platform/pages/useEntryState.ts";
import type { MigrationProof } from "../signIn/calls.ts";

const part = z.nullable(z.string());
const proof = z.object({ serverToken: part, token: part });

/** Returns the tokens that the sign-in passed to this step of a migration, or null if the page was opened without them. */
export const useMigrationProof = (): MigrationProof | null => useEntryState(proof) ?? null;
