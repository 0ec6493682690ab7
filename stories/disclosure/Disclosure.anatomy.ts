import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Open",
  parts: [
    { name: "Chevron", says: "Turns when it opens.", at: "svg" },
    { name: "Label", says: "Says what the press does, and may change while it is open.", at: "summary" },
    { name: "Content", says: "Found by the search of the browser, which opens it.", at: "details > div" },
  ],
};
