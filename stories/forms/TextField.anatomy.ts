import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Invalid",
  parts: [
    { name: "Label", says: "Above the control, always in view.", at: "label" },
    { name: "Hint", says: "Below the label, read after it.", at: "[id$=-hint]" },
    { name: "Control", says: "48 px high, with the type and the autocomplete of its content.", at: "input" },
    { name: "Error", says: "An icon, and a sentence that says how to mend it. It is announced.", at: "[id$=-error]" },
  ],
};
