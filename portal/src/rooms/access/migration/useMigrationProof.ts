import { useLocation } from "react-router";
import * as z from "zod/mini";
import type { MigrationProof } from "../signIn/calls.ts";

const part = z.nullable(z.string());
const proof = z.object({ serverToken: part, token: part });

/** Returns the tokens that the sign-in passed to this step of a migration, or null if the page was opened without them. */
export function useMigrationProof(): MigrationProof | null {
  const result = z.safeParse(proof, useLocation().state);
  return result.success ? result.data : null;
}
