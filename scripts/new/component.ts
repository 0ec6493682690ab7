import { fillTemplates, type Part, partNames, type Read, stageOf } from "./part.ts";

/** The files of a new component: component, styles, stories with a play function, designer's page, changeset; and its stage. */
export const newComponent = (room: string, name: string, read: Read): Part => ({
  files: fillTemplates("component", partNames(room, name)),
  changed: stageOf(room, name, read),
  next: "Say in the designer's page when to use it, and replace what the template says.",
});
