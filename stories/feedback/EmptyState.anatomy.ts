import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "NoData",
  parts: [
    { name: "Picture", says: "One of the illustrations. It is hidden from screen readers.", at: "svg" },
    { name: "Title", says: "What is not there. Its level is that of the page.", at: "h2" },
    { name: "Sentence", says: "When it will be different, or how to make it so.", at: "p" },
  ],
};
