/**
 * True for a value that shows nothing: null, undefined, booleans, and a text that is empty or has only spaces. Zero is a value, and so is a
 * space that doesn't break, which keeps the place of a value to come.
 */
export const isAbsent = (value: unknown): boolean =>
  value == null || typeof value === "boolean" || (typeof value === "string" && /^[ \t\r\n]*$/.test(value));
