import type { Messages } from "@favilla/design-system/theme/messages.ts";

export interface Message {
  /** True for texts of the portal's pages. */
  ofPortal?: boolean;
  room: string;
  key: string;
  text: string;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../design-system/src/*/*essages.it.ts", "../../portal/src/**/*essages.it.ts"],
  {
    eager: true,
  },
);

const isMessages = (value: unknown): value is Messages<string, Record<string, string>> =>
  typeof value === "object" && value !== null && "room" in value && "words" in value;

/** Every text of the components and of the portal's pages, read from their modules. */
export const catalogue: readonly Message[] = Object.entries(modules)
  .flatMap(([file, exports]) =>
    Object.values(exports)
      .filter(isMessages)
      .map((messages) => ({ ...messages, ofPortal: file.includes("/portal/") })),
  )
  .flatMap(({ room, words, ofPortal }) => Object.entries(words).map(([key, text]) => ({ room, key, text, ofPortal })))
  .sort((one, other) => one.room.localeCompare(other.room));
