import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Head", says: "What the list adds up to.", at: "strong" },
    { name: "Band", says: "The heading of a group, with the number of its rows.", at: "h2" },
    { name: "Chosen row", says: "Has a tint and a mark, and is the current one for a reader.", at: "[aria-current]" },
    { name: "Row", says: "A link as a whole: title and amount, then a quiet line and the state.", at: "a:not([aria-current])" },
  ],
};
