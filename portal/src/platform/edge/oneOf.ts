import { field } from "./edge.ts";

/** Schema of one of the known values. Any other becomes "unknown". */
export const oneOf = <Value extends string>(known: readonly Value[]) =>
  field((value): Value | "unknown" => known.find((each) => each === value) ?? "unknown");
