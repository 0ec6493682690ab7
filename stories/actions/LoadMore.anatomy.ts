import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Remaining",
  parts: [
    { name: "Button", says: "Says how many rows it adds.", at: "button" },
    { name: "Rest", says: "How many are left, if it is known.", at: "p" },
  ],
};
