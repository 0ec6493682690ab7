import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "WithAction",
  parts: [
    { name: "Tint and icon", says: "The tone, in shape as well as in colour.", at: "svg" },
    { name: "Title", says: "What happened, in the ink of the tone. One or two sentences follow it.", at: "p" },
    { name: "Action", says: "At most one link or button.", at: "a, button" },
  ],
};
