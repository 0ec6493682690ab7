import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Desktop",
  parts: [
    { name: "Alternative", says: "Leaves things as they are. It is secondary.", at: "[data-variant=secondary]" },
    { name: "Main action", says: "Written last: at the end of the row, and on top on a phone.", at: "[data-variant=primary]" },
  ],
};
