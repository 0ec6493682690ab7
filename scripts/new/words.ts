import type { Part } from "./part.ts";

const locales = "design-system/src/locales";

/** The languages other than Italian, by code. */
const others = { en: "English", de: "German" } as const;

/** Texts by key. */
type Texts = Readonly<Record<string, string>>;

export interface NewWords {
  /** Room of the library. */
  room: string;
  /** Key of the words in the catalogues; the file is `<base>Messages.it.ts`, and so is the name of its export. */
  base: string;
  /** Doc comment of the Italian words: "Words of the nickname form." */
  comment: string;
  texts: Readonly<Record<"it" | keyof typeof others, Texts>>;
}

const lines = (texts: Texts): string =>
  Object.entries(texts)
    .map(([key, text]) => `  ${key}: ${JSON.stringify(text)},\n`)
    .join("");

/** A new room of words in the library: a module for each language. The indexes of the languages are made of them (`design-system/build/locales.ts`). */
export function newWords({ room, base, comment, texts }: NewWords): Part["files"] {
  const files: Record<string, string> = {
    [`design-system/src/${room}/${base}Messages.it.ts`]: `import { defineMessages } from "../theme/messages.ts";

/** ${comment} */
export const ${base}Messages = defineMessages("${base}", {
${lines(texts.it)}});
`,
  };
  for (const [code, language] of Object.entries(others)) {
    files[`${locales}/${code}/${base}.ts`] = `import type { ${base}Messages } from "../../${room}/${base}Messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** ${language} texts of \`${base}Messages\`. */
export const words: WordsOf<typeof ${base}Messages> = {
${lines(texts[code as keyof typeof others])}};
`;
  }
  return files;
}
