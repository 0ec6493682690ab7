import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Shown",
  window: { width: 480, height: 540 },
  parts: [
    { name: "Heading", says: "Says how many fields to look at. It takes focus after each failed submission.", at: "section > h2" },
    { name: "Icon", says: "Tells an error apart without colour.", at: "section > h2 > svg" },
    { name: "Link", says: "One for each error, in the order of the fields. It leads to its field.", at: "section li > a" },
    { name: "Error of the field", says: "The same sentence, under the field.", at: "[id$=-error]" },
  ],
};
