import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { type Names, readText } from "./readText.ts";

/** Names that each text may use. */
export const names: Readonly<Record<string, Names>> = {
  cookies: { values: ["privacy"], conditions: ["cookies", "maps", "telemetry", "others"], places: ["stored"] },
  accessibility: { values: ["brand"], conditions: [], places: ["state", "barriers", "drafting", "contacts"] },
};

const table = 'export { LegalTable as table } from "@favilla/design-system/legal/LegalTable.tsx";';

/**
 * Makes a module of each text, such as `cookies.it.md`: its blocks as a word of messages, so that a page has it in the language that it is
 * shown in, and what draws its tables if it has one in any language.
 */
export const texts = (): Plugin => ({
  name: "texts",
  load(id) {
    const [file = ""] = id.split("?");
    if (dirname(file) !== import.meta.dirname || !file.endsWith(".md")) return null;
    const [name = "", language] = basename(file).split(".");
    const known = names[name];
    if (!known) throw new Error(`portal/texts/${basename(file)}: there is no page of this name`);
    const read = (code: string) => {
      const own = `${name}.${code}.md`;
      return readText(`portal/texts/${own}`, readFileSync(join(import.meta.dirname, own), "utf8"), known);
    };
    const words = `export const words = ${JSON.stringify({ text: JSON.stringify(read(language ?? "")) })};\n`;
    if (language !== "it") return { code: words, moduleType: "js" };
    const hasTable = ["it", "en", "de"].some((code) => JSON.stringify(read(code)).includes('["table"'));
    return { code: `${words}${hasTable ? table : "export const table = undefined;"}\n`, moduleType: "js" };
  },
});
