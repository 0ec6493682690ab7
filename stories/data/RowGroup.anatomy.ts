import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Glyph", says: "Tells the commodity by shape and colour. The words say it too.", at: "[data-commodity]" },
    { name: "Title", says: "The name that the customer gave.", at: "li span span span" },
    { name: "Answer", says: "The amount, at the end of the same line.", at: "li span span span", text: "33,58" },
    { name: "State", says: "Icon and words, in their tone.", at: "[data-tone]" },
    { name: "Chevron", says: "The whole row leads to its page.", at: "a > svg" },
  ],
};
