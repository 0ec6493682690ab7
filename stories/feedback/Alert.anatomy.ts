import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "WithAction",
  parts: [
    { name: "Tint and icon", says: "The tone, in shape as well as in colour.", at: "svg" },
    { name: "Title", says: "What happened, in the ink of the tone.", at: "p" },
    { name: "Text", says: "One or two sentences: why, and what to do.", at: "[data-tone] > div > div" },
    { name: "Action", says: "At most one link or button.", at: "a, button" },
  ],
};
