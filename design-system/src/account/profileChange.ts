import type { ExportTable } from "../data/exportTable.ts";
import { maskedCode, maskedEmail } from "../data/masked.ts";
import type { RomeMoment } from "../data/useMomentText.ts";
import type { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";
import { isolate } from "../theme/isolate.ts";
import type { WordsOf } from "../theme/messages.ts";
import type { changesMessages } from "./changesMessages.it.ts";

/** Kinds of changes, in the order of their chips. */
export const changeKinds = [
  "payment",
  "delivery",
  "address",
  "email",
  "phone",
  "password",
  "consent",
  "notices",
  "nickname",
  "cadastral",
] as const;
export type ChangeKind = (typeof changeKinds)[number] | "unknown";

export const changeAuthors = ["customer", "service", "system"] as const;
export const changeResults = ["done", "inProgress", "refused"] as const;

/** A value as the servers send it: a code of theirs, and a text that they have masked. */
export interface ChangeValue {
  code: string | null;
  text: string | null;
}

/** An entry of the log of changes. */
export interface ProfileChange {
  id: string;
  /** Null where nobody knows. */
  at: RomeMoment | null;
  by: (typeof changeAuthors)[number] | "unknown";
  kind: ChangeKind;
  /** Name of the consent. */
  about: string | null;
  before: ChangeValue | null;
  after: ChangeValue | null;
  supplyId: string | null;
  result: (typeof changeResults)[number] | "unknown";
}

/** A value as it is shown: a word, a code, which discreet mode hides, or a text. */
export interface ShownValue {
  word?: string | undefined;
  code?: string | undefined;
  text?: string | undefined;
}

export type ChangeWords = WordsOf<typeof changesMessages>;

const valueWords = { Bank: "bank", Booklet: "booklet", Postal: "slip", on: "on", off: "off" } as const;
const deliveryWords = { Email: "byEmail", Postal: "byPost" } as const;

const wordIn = <Word extends string>(words: Readonly<Record<string, Word>>, code: string | null): Word | undefined =>
  code !== null && Object.hasOwn(words, code) ? words[code] : undefined;

/** Masks of the codes of each kind. A server that sends more than it should is masked here too (PF-27). */
const masks: Readonly<Partial<Record<ChangeKind, (text: string) => string>>> = {
  payment: (text) => maskedCode(text),
  delivery: maskedEmail,
  email: maskedEmail,
  phone: (text) => maskedCode(text, 3),
};

const plainKinds: readonly ChangeKind[] = ["address", "nickname"];

/** Returns a value of a change as it is shown. Undefined for one that has none, and of a kind whose values nobody knows how to mask. */
export function shownValue(kind: ChangeKind, value: ChangeValue | null, words: ChangeWords): ShownValue | undefined {
  if (!value) return undefined;
  const mask = masks[kind];
  const key = kind === "delivery" ? wordIn(deliveryWords, value.code) : wordIn(valueWords, value.code);
  const text = value.text?.trim();
  const shown = {
    word: key && kind !== "unknown" ? words[key] : undefined,
    code: text && mask ? mask(text) : undefined,
    text: text && plainKinds.includes(kind) ? isolate(text) : undefined,
  };
  return shown.word || shown.code || shown.text ? shown : undefined;
}

/** Returns the kinds of the changes that there are, in order; an unknown one at the end. */
export const kindsOf = (changes: readonly Pick<ProfileChange, "kind">[]): ChangeKind[] =>
  [...changeKinds, "unknown" as const].filter((kind) => changes.some((change) => change.kind === kind));

const inWords = (value: ShownValue | undefined) => value && [value.word, value.code, value.text].filter(Boolean).join(" ");

/** Key of the result's word among those of a request. */
export const resultWords = { done: "done", inProgress: "inProgress", refused: "unsuccessful", unknown: "unknown" } as const;

/** Returns changes as a table to export, in the same order, with the same masks. */
export const changesTable = (
  changes: readonly ProfileChange[],
  title: string,
  nameOf: (supplyId: string) => string | null | undefined,
  words: ChangeWords,
  statusWords: WordsOf<typeof requestStatusMessages>,
): ExportTable => ({
  title,
  columns: [
    { header: words.day, kind: "date" },
    { header: words.time, kind: "text" },
    { header: words.author, kind: "text" },
    { header: words.what, kind: "text" },
    { header: words.consentName, kind: "text" },
    { header: words.before, kind: "text" },
    { header: words.after, kind: "text" },
    { header: words.supply, kind: "text" },
    { header: words.result, kind: "text" },
  ],
  rows: changes.map(({ at, by, kind, about, before, after, supplyId, result }) => [
    at?.date,
    at?.time,
    words[by === "unknown" ? "nobody" : by],
    words[kind === "unknown" ? "other" : kind],
    about,
    inWords(shownValue(kind, before, words)),
    inWords(shownValue(kind, after, words)),
    supplyId === null ? undefined : nameOf(supplyId),
    statusWords[resultWords[result]],
  ]),
});
