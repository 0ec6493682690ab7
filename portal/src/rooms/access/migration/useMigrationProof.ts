import { useLocation } from "react-router";
import * as z from "zod/mini";
import type { MigrationProof } from "../signIn/calls.ts";

const part = z.nullable(z.string());
const proof = z.object({ serverToken: part, token: part });

/** What the sign-in has given for this step of a migration; null where the page is opened without it. */
export function useMigrationProof(): MigrationProof | null {
  const result = z.safeParse(proof, useLocation().state);
  return result.success ? result.data : null;
}
