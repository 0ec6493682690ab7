import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Label", says: "Muted, in the words of the bill.", at: "dt" },
    { name: "Value", says: "Bolder, in tabular figures. It wraps below its label.", at: "dd" },
  ],
};
