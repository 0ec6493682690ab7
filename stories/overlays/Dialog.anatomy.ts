import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Info",
  window: { width: 660, height: 420 },
  parts: [
    {
      name: "Title",
      says: "Names the content and the window. It takes focus, and stays in view while the content scrolls.",
      at: "dialog h2",
    },
    { name: "Close button", says: "Beside the title. Left out where only the content may close it.", at: "dialog header button" },
    { name: "Description", says: "One or two sentences, read after the title.", at: "dialog [id$=description]" },
    { name: "Content", says: "One task. It scrolls between title and buttons.", at: "dialog [id$=description] + *" },
    { name: "Buttons", says: "At most two, in view at the window’s end.", at: "dialog > div:nth-child(2)" },
  ],
};
