import type { Messages } from "@favilla/design-system/theme/messages.ts";

export interface Message {
  room: string;
  key: string;
  text: string;
}

const isMessages = (value: unknown): value is Messages<string, Record<string, string>> =>
  typeof value === "object" && value !== null && "room" in value && "words" in value;

/** Returns every text of some modules of messages, in the order of their rooms. */
export const messagesIn = (modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Message[] =>
  Object.values(modules)
    .flatMap((exports) => Object.values(exports).filter(isMessages))
    .flatMap(({ room, words }) => Object.entries(words).map(([key, text]) => ({ room, key, text })))
    .sort((one, other) => one.room.localeCompare(other.room));

/** Every text of the components, read from their modules. */
export const catalogue: readonly Message[] = messagesIn(
  import.meta.glob<Record<string, unknown>>("../../design-system/src/*/*essages.it.ts", { eager: true }),
);
