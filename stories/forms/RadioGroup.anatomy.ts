import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Hints",
  parts: [
    { name: "Question", says: "The legend, read before each option.", at: "legend" },
    { name: "Hint", says: "Below the question, for all options.", at: "[id$=-hint]" },
    { name: "Option", says: "A whole row is the target.", at: "label" },
    { name: "Explanation", says: "One line of what the option means.", at: "label span span" },
  ],
};
