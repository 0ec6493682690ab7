import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Hint",
  parts: [
    { name: "Box", says: "Native. It keeps its border in forced colours.", at: "input" },
    { name: "Label", says: "The whole row is its target, 48 px high.", at: "label" },
    { name: "Hint", says: "What follows from the choice.", at: "label span span" },
  ],
};
