import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Value of each name of a template: a text, or lines. */
export type Values = Readonly<Record<string, string | readonly string[]>>;
/** Fills the template of a file, such as "nginx/favilla.conf". */
export type Fill = (file: string, values?: Values) => string;

const ours = join(import.meta.dirname, "templates");
const ending = ".template";

const namesIn = (text: string) => new Set([...text.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name as string));

/**
 * Puts values in the places of their names, `${NAME}`. What stands before a name that is alone on its line stands before each line of its
 * value, and without a line the name's own goes. Names that are unknown or missing are refused.
 */
function filled(template: string, text: string, values: Values): string {
  const [found, known] = [namesIn(text), Object.keys(values)];
  for (const name of found)
    if (!known.includes(name)) throw new Error(`${template}: \${${name}} is no name; it has ${known.sort().join(", ") || "none"}`);
  for (const name of known) if (!found.has(name)) throw new Error(`${template}: \${${name}} is missing`);
  const linesOf = (name: string) => [values[name] ?? []].flat().join("\n").split("\n");
  return text
    .split("\n")
    .flatMap((line) => {
      const [, before, name] = /^([^\w$]*)\$\{([A-Z_]+)\}$/.exec(line) ?? [];
      if (name !== undefined)
        return linesOf(name)
          .filter((each, _, { length }) => each || length > 1)
          .map((each) => each && before + each);
      return line.replace(/\$\{([A-Z_]+)\}/g, (_, each: string) => {
        const [value = "", ...more] = linesOf(each);
        if (more.length > 0) throw new Error(`${template}: \${${each}} has several lines, so it must be alone on its line`);
        return value;
      });
    })
    .join("\n");
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replace(ending, ""));

/** Returns what fills templates: those of the folder `own`, and ours where it has none. */
export function templatesOf(own?: string): Fill {
  if (own !== undefined) {
    if (!existsSync(own)) throw new Error(`hosting.json: templates: ${own} cannot be read`);
    const known = filesIn(ours);
    const unknown = filesIn(own).find((name) => !known.includes(name));
    if (unknown) throw new Error(`hosting.json: templates: ${join(own, unknown)}: portal/hosting/templates has no file of this name`);
  }
  return (file, values = {}) => {
    const places = [own, ours].flatMap((folder) => (folder === undefined ? [] : [join(folder, file + ending), join(folder, file)]));
    const template = places.find((place) => existsSync(place));
    if (!template) throw new Error(`${file}: there is no template`);
    return filled(template, readFileSync(template, "utf8"), values);
  };
}
