import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Icon", says: "One for each state, always the same.", at: "svg" },
    { name: "Word", says: "The state in one or two words, on the tint of its tone.", at: "[data-tone]" },
  ],
};
