import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the text of a repository file. */
export type Read = (file: string) => string;

/** The result of a generator: text by repository path. */
export interface Part {
  /** Files that must not be there yet. */
  files: Record<string, string>;
  /** New text of files that are there. */
  changed?: Record<string, string>;
  /** The remaining steps, for a person. */
  next: string;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const words = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").split(" ");

/** One name in every spelling: billReminder, BillReminder, bill-reminder, "bill reminder". */
export function spellings(name: string) {
  const parts = words(name).map((word) => word.toLowerCase());
  return { camel: lowerFirst(name), pascal: upperFirst(name), kebab: parts.join("-"), plain: parts.join(" ") };
}

/** The names of a part and its room, as templates call them. */
export const partNames = (room: string, name: string) => {
  const spelled = spellings(name);
  return { room, Room: upperFirst(room), ...spelled, Plain: upperFirst(spelled.plain) };
};

/** Inserts a line after the last line that matches. Throws if none does: the file has changed its form, and a guess would break it. */
export function insertAfterLast(text: string, pattern: RegExp, line: string): string {
  const lines = text.split("\n");
  const index = lines.findLastIndex((each) => pattern.test(each));
  if (index === -1) throw new Error(`No line matches ${pattern}: the generator no longer fits the file.`);
  return lines.toSpliced(index + 1, 0, line).join("\n");
}

const templates = join(import.meta.dirname, "templates");

/**
 * The files of a kind of part, as `templates/<kind>` has them: `__camel__` and the like become these names, in paths and texts. Throws on
 * a name that is not given.
 */
export function fillTemplates(kind: string, names: Readonly<Record<string, string>>): Record<string, string> {
  const fill = (text: string) =>
    text.replace(/__([A-Za-z-]+)__/g, (_, name: string) => {
      if (names[name] === undefined) throw new Error(`The templates of ${kind} ask for "${name}".`);
      return names[name];
    });
  const folder = join(templates, kind);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".template"));
  return Object.fromEntries(
    files.sort().map((file) => [fill(file.replace(/\.template$/, "")), fill(readFileSync(join(folder, file), "utf8"))]),
  );
}

const stages = "stories/stages.ts";

/** Adds a component to the table of stages, in its place: a draft of the next version. */
export function withStage(text: string, room: string, name: string, version: string): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const next = major === 0 ? "1.0.0" : `${major}.${minor + 1}.0`;
  const line = `  "${upperFirst(room)}/${name}": draft("${next}"),`;
  const lines = text.split("\n");
  const first = lines.findIndex((each) => each.startsWith('  "'));
  const place = lines.findIndex((each, index) => index >= first && (each > line || each === "};"));
  return lines.toSpliced(place, 0, line).join("\n");
}

/** The table of stages with the new component in it. */
export function stageOf(room: string, name: string, read: Read): Record<string, string> {
  const { version } = JSON.parse(read("design-system/package.json")) as { version: string };
  return { [stages]: withStage(read(stages), room, name, version) };
}
