import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Variants",
  parts: [
    { name: "Fill", says: "The main action of a view is filled. One is enough.", at: "[data-variant=primary]" },
    { name: "Icon", says: "Says what happens here. It stands before the label.", at: "[data-variant=secondary] svg" },
    { name: "Label", says: "A verb and its object, never cut off.", at: "[data-variant=secondary]" },
    {
      name: "Outline",
      says: "What cannot be undone is outlined, so that colour is not what tells it apart.",
      at: "[data-variant=destructive]",
    },
  ],
};
