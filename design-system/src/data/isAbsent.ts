/** True for a value that React renders as nothing: null, undefined, "" and booleans. Zero is a value. */
export const isAbsent = (value: unknown): boolean => value == null || value === "" || typeof value === "boolean";
