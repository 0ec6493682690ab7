/** A title as Excel takes it for a sheet: at most 31 characters, and not these. */
export const sheetName = (title: string): string =>
  title
    .replace(/[[\]/\\:*?\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 31)
    .replace(/^'+|'+$/g, "")
    .trim() || "Tabella";
