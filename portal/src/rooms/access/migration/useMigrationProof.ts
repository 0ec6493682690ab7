import * as z from "zod/mini";
import { useEntryState } from "../../../platform/pages/useEntryState.ts";
import type { MigrationProof } from "../signIn/calls.ts";

const partSchema = z.nullable(z.string());
const proofSchema = z.object({ serverToken: partSchema, token: partSchema });

/** Returns the tokens that the sign-in passed to this step of a migration, or null if the page was opened without them. */
export const useMigrationProof = (): MigrationProof | null => useEntryState(proofSchema) ?? null;
