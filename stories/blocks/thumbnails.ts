import type { Maturity } from "../stages.ts";

/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  title: string;
  type: "story" | "docs";
}

export interface Thumbnail {
  name: string;
  stage: Maturity["stage"];
  /** Id of the first story, which is drawn. */
  story: string;
  /** Id of the page. */
  page: string;
}

/** Groups the components that have a stage by their room, each with its first story, in the order of the index. */
export function thumbnailsOf(entries: readonly IndexEntry[], stages: Readonly<Record<string, Maturity>>): ReadonlyMap<string, Thumbnail[]> {
  const rooms = new Map<string, Thumbnail[]>();
  for (const [title, { stage }] of Object.entries(stages)) {
    const [room = "", name = ""] = title.split("/");
    const own = entries.filter((entry) => entry.title === title);
    const story = own.find(({ type }) => type === "story")?.id;
    const page = own.find(({ type }) => type === "docs")?.id;
    if (story && page) rooms.set(room, [...(rooms.get(room) ?? []), { name, stage, story, page }]);
  }
  return rooms;
}
