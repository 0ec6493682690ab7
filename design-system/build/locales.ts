/**
 * Makes the indexes of the catalogues, a room of words in each export, from the files of words themselves: `node build/locales.ts`. A new
 * room of words is one file for each language, and no list names it.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const source = join(import.meta.dirname, "../src");
const out = join(source, "locales/generated");
const note = "/* Made by design-system/build/locales.ts from the files of words. */\n";

/** The texts of a room. Calls of it are marked as free of effects, so that a bundler leaves out the rooms that a site does not take. */
const helper = `import type { Messages, WordsOf } from "../../theme/messages.ts";

const wordsOf = <Words>({ words }: Messages<string, Words>): Words => words;
`;

const filesLike = (pattern: string) => globSync(pattern, { cwd: source }).toSorted();

/** Rooms of Italian words: their key, the name of their export, and their file. */
function italianRooms(): { key: string; name: string; file: string }[] {
  const definition = /export const (\w+) = (?:\/\* @__PURE__ \*\/ )?defineMessages\(\s*"(\w+)"/g;
  return filesLike("*/*.it.ts").flatMap((file) =>
    [...readFileSync(join(source, file), "utf8").matchAll(definition)].map(([, name = "", key = ""]) => ({ key, name, file })),
  );
}

function italianIndex(): string {
  const rooms = italianRooms();
  const imports = rooms.map(({ name, file }) => `import { ${name} } from "../../${file}";\n`);
  // A key may be a reserved word, such as "export".
  const words = rooms.map(({ key, name }) => `const ${key}Words: WordsOf<typeof ${name}> = /* @__PURE__ */ wordsOf(${name});\n`);
  const exports = rooms.map(({ key }) => `export { ${key}Words as ${key} };\n`);
  return [note, ...imports, helper, ...words, ...exports].join("");
}

function indexOf(language: string): string {
  const keys = filesLike(`locales/${language}/*.ts`).map((file) => basename(file, ".ts"));
  return [note, ...keys.map((key) => `export { words as ${key} } from "../${language}/${key}.ts";\n`)].join("");
}

/** The index of each language, by its code. */
export const localeIndexes = () => ({ it: italianIndex(), en: indexOf("en"), de: indexOf("de") });

/** Reads an index as it was made last. */
export const readIndex = (language: string): string => readFileSync(join(out, `${language}.ts`), "utf8");

if (import.meta.main) {
  mkdirSync(out, { recursive: true });
  for (const [language, text] of Object.entries(localeIndexes())) writeFileSync(join(out, `${language}.ts`), text);
}
