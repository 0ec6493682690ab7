import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Hint",
  parts: [
    { name: "Label", says: "Above the control, always in view.", at: "label" },
    { name: "Hint", says: "Below the label, read after it.", at: "[id$=-hint]" },
    { name: "Control", says: "48 px high. Its list is the browser’s.", at: "select" },
  ],
};
