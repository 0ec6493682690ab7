import { foldText } from "../data/foldText.ts";

/** Converts "Estratto conto 2026-11-21" to "estratto-conto-2026-11-21.xlsx". */
export const exportFileName = (name: string, format: string): string =>
  `${
    foldText(name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "tabella"
  }.${format}`;
