import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Plain",
  parts: [
    { name: "Ground", says: "A region with a name; on a night panel the colours turn by themselves.", at: "section" },
    { name: "Heading", says: "The answer, as a sentence.", at: "h2" },
    { name: "Detail", says: "What the answer is made of.", at: "p" },
    { name: "Way on", says: "One link.", at: "a" },
  ],
};
