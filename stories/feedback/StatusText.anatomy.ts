import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Icon", says: "Tells the tone without colour.", at: "svg" },
    { name: "Words", says: "The state, and its day or distance.", at: "[data-tone]" },
  ],
};
