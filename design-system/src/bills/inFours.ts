/** Writes the code of a payment notice without spaces, as it is copied. */
export const withoutSpaces = (code: string): string => code.replace(/\s+/g, "");

/** Writes the code of a payment notice in groups of four, between which a line may break. */
export const inFours = (code: string): string => withoutSpaces(code).replace(/(.{4})(?=.)/g, "$1 ");
