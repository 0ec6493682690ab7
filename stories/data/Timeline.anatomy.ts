import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Mark", says: "A tick, a clock, a ring or a cross: the shape says the state.", at: "li > span" },
    { name: "Event", says: "What happened. Its state is read after it.", at: "li[data-state=current] div div" },
    { name: "Day", says: "In words.", at: "time" },
    { name: "Next", says: "What is still to come, as a dashed ring.", at: "li[data-state=coming]" },
  ],
};
