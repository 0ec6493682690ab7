import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Operation", says: "The name of the bar, in the words of the button that began it.", at: "label" },
    { name: "Value", says: "In words, so that nobody has to measure the bar.", at: "p > span" },
    { name: "Bar", says: "Native: its value is announced.", at: "progress" },
  ],
};
