import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Caption", says: "The name of the table, read first.", at: "caption" },
    { name: "Sorting", says: "A button in the header says column and direction.", at: "thead button" },
    { name: "Row header", says: "Names its row, and is its title on a phone.", at: "tbody th" },
  ],
};
