/** Converts a title to a valid name of an Excel sheet: at most 31 characters, without special ones. */
export const sheetName = (title: string): string =>
  title
    .replace(/[[\]/\\:*?\p{C}\s]+/gu, " ")
    // Excel would read a carriage return, which no name may contain.
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, " ")
    .trim()
    .slice(0, 31)
    // The first half of an emoji that was cut in two.
    .replace(/\p{Surrogate}$/u, "")
    .replace(/^'+|'+$/g, "")
    .trim() || "Tabella";
