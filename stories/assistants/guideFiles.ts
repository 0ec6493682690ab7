/** Files for assistants and editors: each component with its entry, purpose, rules and types, from the same sources as Storybook. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { clientModules } from "../../design-system/build/clientModules.ts";
import { type Import, importsOf, readSource } from "../../design-system/build/graph.ts";
import { root } from "../../tokens/build/manifest.ts";
import { type Change, readChanges } from "./changes.ts";
import { typesOf } from "./componentTypes.ts";
import { readExamples } from "./examples.ts";

export interface ComponentGuide {
  name: string;
  room: string;
  /** The entry to import from. */
  entry: string;
  /** One or two sentences. */
  purpose: string;
  whenToUse: string;
  keyboard: string;
  /** Rooms of the catalogues whose texts it may show. */
  words: readonly string[];
  /**
   * `server`: a server component draws it, and the page gets no script for it. `client`: its module begins with "use client"; a server
   * component may place it on a page, with props that can be sent to a browser.
   */
  environment: "server" | "client";
  /** Newest first. */
  changes: readonly Pick<Change, "version" | "kind" | "text">[];
  /** Module that shows it, of its first story or of its page; its imports are those of a site. */
  example: string;
  /** Its declarations with their comments, and the library's types that they use. */
  types: string;
}

/** Text of a page without its components; links to other pages become their bare words. */
const plainText = (text: string) =>
  text
    .replace(/^<.*>$/gm, "")
    .replace(/\[([^\]]+)\]\(\?path=[^)]*\)/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const section = (page: string, title: string) =>
  plainText(new RegExp(`^## ${title}[^\\n]*\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, "m").exec(page)?.[1] ?? "");

/** The first module that a page shows: what draws nothing of its own, such as the provider, has no stories. */
const firstModule = (page: string) => /^```tsx\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? "";

const knownImports = new Map<string, readonly Import[]>();
function importsOnce(file: string): readonly Import[] {
  const imports = knownImports.get(file) ?? importsOf(file);
  knownImports.set(file, imports);
  return imports;
}

/** Rooms of the catalogues whose texts a module may show, itself or by what it imports. */
function roomsOfWords(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files)
    for (const { to, typeOnly } of importsOnce(file)) if (!typeOnly && /^design-system\/src\/.*(?<!\.css)\.tsx?$/.test(to)) files.add(to);
  return [...files]
    .filter((file) => /essages\.it\.ts$/.test(file))
    .flatMap((file) => [...readSource(file).matchAll(/defineMessages\(\s*"(\w+)"/g)].map(([, room = ""]) => room))
    .sort();
}

/** Every component that has a designer's page; `declarations` is the folder of the compiler's output. */
export function componentGuides(declarations: string): ComponentGuide[] {
  const surface = globSync("*/[A-Z]*.md", { cwd: join(root, "design-system/surface") }).toSorted();
  const all = readChanges();
  const examples = readExamples();
  const client = clientModules();
  return surface.flatMap((file) => {
    const [room = "", name = ""] = file.replace(/\.md$/, "").split("/");
    const guidePage = `stories/${room}/${name}.mdx`;
    if (!existsSync(join(root, guidePage))) return [];
    const page = readSource(guidePage);
    const purpose = plainText(/^# [^\n]+\n+([\s\S]*?)(?=\n\n|\n<)/m.exec(page)?.[1] ?? "");
    const entry = `@favilla/design-system/${room}/${name}`;
    const changes = all.flatMap(({ components, version, kind, text }) =>
      components.includes(`${room}/${name}`) ? [{ version, kind, text }] : [],
    );
    const types = typesOf(declarations, `${room}/${name}`);
    const [whenToUse, keyboard] = [section(page, "When to use"), section(page, "Keyboard")];
    const words = roomsOfWords(`design-system/src/${room}/${name}.tsx`);
    const example = examples.get(`${room}/${name}`) ?? firstModule(page);
    const environment = client.has(`design-system/src/${room}/${name}.tsx`) ? "client" : "server";
    return [{ name, room, entry, purpose, whenToUse, keyboard, words, environment, changes, example, types }];
  });
}

/** Code of a guide, or a link to another file of the repository. */
const codeOrLink = /```[\s\S]*?```|`[^`\n]*`|\[([^\]]+)\]\((?!https?:)[^)]*\)/g;

/**
 * A guide of the repository without its title and what it marks as the repository's own, for readers who have no other file of it: links
 * become their words. Code stays as it is.
 */
const guide = (file: string) =>
  readSource(file)
    .replace(/^# [^\n]+\n/, "")
    .replace(/<!-- repository -->[\s\S]*?<!-- \/repository -->\n?/g, "")
    .replace(codeOrLink, (whole, words?: string) => words ?? whole)
    .replace(/^## /gm, "### ")
    .trim();

/** The file that assistants look for first (llmstxt.org): the guides, every component in one line, and an example of each. */
export function indexForAssistants(guides: readonly ComponentGuide[], version: string): string {
  const rooms = [...new Set(guides.map(({ room }) => room))].sort();
  const list = rooms.map((room) => {
    const lines = guides
      .filter((guide) => guide.room === room)
      .map(({ name, entry, purpose }) => `- ${name} (\`${entry}\`): ${purpose.replace(/\s+/g, " ")}`);
    return `## ${room}\n\n${lines.join("\n")}`;
  });
  return `${[
    `# @favilla/design-system ${version}`,
    "> Typed, accessible React components for an Italian electricity and gas retailer's customer area. Plain props in, events out; Italian words, replaceable; light, dark and high contrast.",
    "Import a component from its own entry and a brand's stylesheet once (`@favilla/design-system/theme/favilla.css`). Dates are ISO strings, money is a number of euros, ids are strings. Links go through `FavillaProvider`'s `link`, other words through its `messages` (`@favilla/design-system/theme/FavillaProvider`). Each component's types, rules and keys are in `components.json` beside this file; `npx --no @favilla/design-system mcp` serves them to an assistant.",
    `## Use in a site\n\n${guide("docs/guides/developer.md")}`,
    `## Tests of your own pages\n\n${guide("docs/guides/testing.md")}`,
    ...list,
    "## Examples",
    ...guides.flatMap(({ name, room, example }) => (example ? [`### ${room}/${name}\n\n\`\`\`tsx\n${example}\`\`\``] : [])),
  ].join("\n\n")}\n`;
}
