import { insertAfterLast, type Part, type Read } from "./part.ts";

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

/** The Italian catalogue with the new words, whose import stands in the order of paths. */
function inItalian({ room, base }: NewWords, text: string): string {
  const path = `../${room}/${base}Messages.it.ts`;
  const before = [...text.matchAll(/^import .* from "(.*)";$/gm)].find(([, other = ""]) => other > path);
  if (!before) throw new Error("The Italian catalogue has no import that comes later: the generator no longer fits the file.");
  return insertAfterLast(
    text.replace(before[0], () => `import { ${base}Messages } from "${path}";\n${before[0]}`),
    /^export const /,
    `export const ${base}: WordsOf<typeof ${base}Messages> = /* @__PURE__ */ wordsOf(${base}Messages);`,
  );
}

/** A new room of words in the library: its Italian module, a module for each other language, and their lines in the catalogues. */
export function newWords(words: NewWords, read: Read): Required<Pick<Part, "files" | "changed">> {
  const { room, base, comment, texts } = words;
  const files: Record<string, string> = {
    [`design-system/src/${room}/${base}Messages.it.ts`]: `import { defineMessages } from "../theme/messages.ts";

/** ${comment} */
export const ${base}Messages = defineMessages("${base}", {
${lines(texts.it)}});
`,
  };
  const changed: Record<string, string> = { [`${locales}/it.ts`]: inItalian(words, read(`${locales}/it.ts`)) };
  for (const [code, language] of Object.entries(others)) {
    files[`${locales}/${code}/${base}.ts`] = `import type { ${base}Messages } from "../../${room}/${base}Messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** ${language} texts of \`${base}Messages\`. */
export const words: WordsOf<typeof ${base}Messages> = {
${lines(texts[code as keyof typeof others])}};
`;
    const catalogue = `${locales}/${code}.ts`;
    changed[catalogue] = insertAfterLast(
      read(catalogue),
      /^export \{ words as /,
      `export { words as ${base} } from "./${code}/${base}.ts";`,
    );
  }
  return { files, changed };
}
