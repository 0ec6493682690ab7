import { useHydrated } from "@favilla/design-system/theme/useHydrated.ts";
import * as z from "zod/mini";
import { useEntryState } from "../pages/useEntryState.ts";

/** State of the history entry of a page that reports a success, set by what has succeeded. It survives a reload. */
export const afterSuccess = { succeeded: true } as const;
const stateSchema = z.object({ succeeded: z.boolean().check(z.refine((succeeded) => succeeded)) });

/**
 * Tells whether the page was opened by the success that it reports. A page that was opened by its address claims nothing, and neither does
 * the one that is rendered at build time.
 */
export function useAfterSuccess(): boolean {
  const succeeded = useEntryState(stateSchema) !== undefined;
  return useHydrated() && succeeded;
}
