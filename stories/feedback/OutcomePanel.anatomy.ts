import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Success",
  parts: [
    { name: "Callout", says: "Green, above what follows. It takes focus.", at: "[data-tone=positive]" },
    { name: "Result", says: "In bold, and a heading.", at: "h1" },
    { name: "What follows", says: "Who does what, and when.", at: "p" },
    { name: "Way on", says: "What is still to do, or back to where the customer came from.", at: "[data-variant=primary]" },
  ],
};
