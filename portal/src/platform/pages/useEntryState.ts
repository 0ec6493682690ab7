import { useMemo } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";

/**
 * Returns the state of the history entry if it matches a schema, else undefined: an entry may be of an earlier version, or of no page of
 * ours.
 */
export function useEntryState<State>(schema: z.ZodMiniType<State>): State | undefined {
  const { state } = useLocation();
  return useMemo(() => z.safeParse(schema, state).data, [schema, state]);
}
