import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "OneThing",
  parts: [
    { name: "Ground", says: "Surface, a border of 1 px and a light shadow.", at: "article" },
    { name: "Title", says: "A heading of the level that the page needs.", at: "h2" },
    { name: "Content", says: "Rows are parted by hairlines, never by a card in a card.", at: "p" },
  ],
};
