import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Desktop",
  window: { width: 1100, height: 640 },
  parts: [
    { name: "Title", says: "The page’s only title, with a sentence at most.", at: "h1" },
    { name: "Form", says: "One column of at most 416 px with one action.", at: "main button", text: "Accedi" },
    {
      name: "Message",
      says: "A few words of the brand, from 1024 px on. The page is understood without it.",
      at: "main p",
      text: "La tua energia",
    },
    { name: "Detail", says: "A sentence below the message.", at: "main p", text: "Bollette, consumi e letture" },
  ],
};
