import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "ServerError",
  parts: [
    { name: "Picture", says: "The unplugged cloud, on every failure of the servers.", at: "svg" },
    { name: "Title", says: "What did not work. Not whose fault it is.", at: "h2" },
    { name: "Sentence", says: "Whose fault it is, what is safe, and what to do.", at: "p" },
    { name: "Retry", says: "Only if it can help.", at: "button" },
  ],
};
