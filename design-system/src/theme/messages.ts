import type * as italian from "../locales/it.ts";
import { createContext, useContext } from "./hooks.ts";
import { isolate } from "./isolate.ts";
import { checkPlaceholders } from "./misuse.ts";

type ItalianCatalogue = typeof italian;

/**
 * The texts of the components by room, derived from the Italian catalogue, so that an override with an unknown room or key is a type error.
 * A site adds rooms of its own by declaration merging.
 */
export interface MessageCatalogue extends ItalianCatalogue {}

/** Texts that replace the defaults, per room and key: `{ bills: { loadMore: "Mostra altre {count} bollette" } }`. */
export type MessageOverrides = { readonly [Room in keyof MessageCatalogue]?: { readonly [Key in keyof MessageCatalogue[Room]]?: string } };

export interface Messages<Room extends string, Words> {
  readonly room: Room;
  readonly words: Words;
}

/** Declares the Italian texts of a room. Placeholders are written `{name}` and filled with `fill`. */
export const defineMessages = <Room extends string, Words extends Record<string, string>>(
  room: Room,
  words: Words,
): Messages<Room, { readonly [Key in keyof Words]: string }> => ({ room, words });

export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);

const mergedWords = new WeakMap<object, Map<string, object>>();

/** Returns the texts of a room, with the provider's overrides applied key by key. */
export function mergeMessages<Room extends string, Words extends object>(
  messages: Messages<Room, Words>,
  overrides: MessageOverrides | undefined,
): Words {
  const ofRoom = (overrides as Record<string, object | undefined> | undefined)?.[messages.room];
  if (!overrides || !ofRoom) return messages.words;
  const cached = mergedWords.get(overrides) ?? new Map<string, object>();
  mergedWords.set(overrides, cached);
  const words = cached.get(messages.room) ?? { ...messages.words, ...ofRoom };
  if (process.env.NODE_ENV !== "production" && !cached.has(messages.room)) checkPlaceholders(messages.room, messages.words, ofRoom);
  cached.set(messages.room, words);
  return words as Words;
}

/** Returns the overrides of a provider over those of the provider around it, key by key. */
export function joinOverrides(outer: MessageOverrides | undefined, inner: MessageOverrides | undefined): MessageOverrides | undefined {
  if (!outer || !inner) return inner ?? outer;
  const joined: Record<string, object> = { ...outer };
  for (const [room, words] of Object.entries(inner)) joined[room] = { ...joined[room], ...words };
  return joined;
}

/** Returns the texts of a room, with the provider's overrides. */
export const useMessages = <Room extends string, Words extends object>(messages: Messages<Room, Words>): Words =>
  mergeMessages(messages, useContext(MessagesContext));

/** Cache of texts split at their placeholders; the names are at the odd indexes. A list fills the same texts many times. */
const templates = new Map<string, readonly string[]>();

/**
 * Fills `{name}` placeholders: `fill("Mostra altre {count} bollette", { count: 10 })`. A placeholder without a value is kept. A value that
 * runs from right to left is isolated, so that the sentence keeps its order.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const parts = templates.get(text) ?? text.split(/\{(\w+)\}/);
  templates.set(text, parts);
  const filled = (name: string) => {
    const value = values[name] ?? `{${name}}`;
    return typeof value === "string" ? isolate(value) : value;
  };
  return parts.map((part, index) => (index % 2 === 0 ? part : filled(part))).join("");
}

/** The words of a room's messages, for its entry in `MessageCatalogue`. */
export type WordsOf<T> = T extends Messages<string, infer Words> ? Words : never;
