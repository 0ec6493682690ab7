import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "WithAction",
  parts: [
    { name: "Title", says: "The only h1. It takes focus when the page was reached by a link.", at: "h1" },
    { name: "Description", says: "One sentence, if the title needs it.", at: "p" },
    { name: "Action", says: "The page’s own, at the end. On a phone it stands below.", at: "button" },
  ],
};
