import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/setup.mjs";

/** A section of a page of docs: its title, the text before its table, and the table's cells. */
export interface Section {
  title: string;
  text: string;
  rows: string[][];
}

/** Reads the sections of a page of docs, which a person reads too. */
export function sectionsOf(page: string): Section[] {
  return readFileSync(join(root, "docs", page), "utf8")
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n").filter(Boolean);
      const isRow = (line: string) => line.startsWith("|");
      const rows = lines.filter(isRow).slice(2);
      return {
        title,
        text: lines.filter((line) => !isRow(line)).join("\n"),
        rows: rows.map((row) =>
          row
            .split("|")
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
      };
    });
}

/** The rows of the section with this title. Throws if it has none. */
export function rowsOf(sections: readonly Section[], title: string): string[][] {
  const rows = sections.find((section) => section.title === title)?.rows ?? [];
  if (rows.length === 0) throw new Error(`There is no table under "${title}".`);
  return rows;
}
