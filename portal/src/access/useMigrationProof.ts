import * as v from "valibot";
import type { MigrationProof } from "../api/access.ts";
import { useLocation } from "../app/router.tsx";

const part = v.nullable(v.string());
const proof = v.object({ serverToken: part, token: part });

/** What the sign-in has given for this step of a migration; null where the page is opened without it. */
export function useMigrationProof(): MigrationProof | null {
  const result = v.safeParse(proof, useLocation().state);
  return result.success ? result.output : null;
}
