import { fillTemplates, type Part, partNames, type Read, stageOf } from "./part.ts";

export const areas = ["public", "sidebar", "bare"] as const;

export interface PageOptions {
  room: string;
  /** In camelCase: the key of the page in the table of routes. */
  name: string;
  /** Begins with a slash, in Italian. */
  path: string;
  /** In Italian. */
  title: string;
  area: (typeof areas)[number];
}

const ledger = "docs/requirements/facts.md";
const messages = "portal/src/platform/pages/messages.it.ts";
const locales = "portal/src/shell/locales";
const paths = "portal/src/platform/pages/paths.ts";
const routes = "portal/src/shell/routes.ts";
const laterFiles = "portal/src/shell/laterFiles.ts";

/** Adds the page to one of the ledger's two tables of paths, at its end. */
function inLedger(text: string, { name, path, title, area }: PageOptions): string {
  const heading = area === "public" ? "## Public paths" : "## Private paths";
  const [before = "", after] = text.split(heading);
  if (after === undefined) throw new Error(`${ledger} has no "${heading}".`);
  const [table = "", ...rest] = after.split("\n\n");
  return `${before}${heading}${[`${table}\n| ${name} | ${path} | ${title}${area === "bare" ? ", without sidebar" : ""} |`, ...rest].join("\n\n")}`;
}

/** Inserts a line before the end of a table, an object literal that closes with `end` at the beginning of a line. */
function inTable(text: string, start: string, end: string, line: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(`\n${end}`, from);
  if (from === -1 || to === -1) throw new Error(`There is no table "${start}": the generator no longer fits the file.`);
  return `${text.slice(0, to)}\n  ${line}${text.slice(to)}`;
}

/** The portal's catalogues of the other languages with the page's title, which a person translates. */
const inCatalogues = (title: string, camel: string, read: Read): Record<string, string> =>
  Object.fromEntries(
    ["en", "de"].map((code) => {
      const file = `${locales}/${code}/platform.ts`;
      return [file, inTable(read(file), "export const pages:", "};", `${camel}: ${JSON.stringify(title)},`)];
    }),
  );

/**
 * The files of a new page: in the library its view with words, stories, designer's page, changeset; in the portal the page that gives the view
 * its title; its journey; and its lines in the tables of stages, titles, paths, routes and the ledger.
 */
export function newPage(options: PageOptions, read: Read): Part {
  const { room, name, path, title, area } = options;
  const names = partNames(room, name);
  const { camel, pascal } = names;
  const isPrivate = area !== "public";
  const files = fillTemplates("page", {
    ...names,
    path,
    title: JSON.stringify(title),
    documentTitle: JSON.stringify(`${title} – Favilla`),
    plainTitle: title.replaceAll('"', "'"),
    row: isPrivate ? "RT-02" : "RT-01",
    sidebars: area === "sidebar" ? "1" : "0",
    frame: isPrivate ? "asPage" : "asPublicPage",
    decorators: isPrivate ? `asPage("${camel}")` : "asPublicPage",
    fixtures: isPrivate ? ", signIn" : "",
    open: isPrivate ? `await signIn("giulia@esempio.it", "${path}");` : `await page.goto("${path}");`,
  });
  const changed = {
    ...stageOf(room, `${pascal}View`, read),
    ...inCatalogues(title, camel, read),
    [ledger]: inLedger(read(ledger), options),
    [messages]: inTable(read(messages), "export const pagesMessages", "});", `${camel}: ${JSON.stringify(title)},`),
    [paths]: inTable(read(paths), "export const paths", "} as const", `${camel}: "${path}",`),
    [routes]: inTable(read(routes), "const pages:", "};", `${camel}: { area: "${area}" },`),
    [laterFiles]: inTable(
      read(laterFiles),
      "  pages: {",
      "  } satisfies",
      `  ${camel}: () => import("../rooms/${room}/${camel}/${pascal}Page.tsx"),`,
    ),
  };
  return {
    files,
    changed,
    next: `Its title in English and German is in ${locales}, its words in design-system/src/locales. Links to it say hrefTo("${camel}"). For data, npm run new -- call, and hand the \`Load\` of its query to the view, which draws it with \`Loaded\`. New behaviour gets its rows in ${ledger}, and its tests name them.`,
  };
}

/** The fault of a page's options; undefined if they are valid. */
export function pageFault({ name, path, title }: PageOptions, read: Read): string | undefined {
  if (!/^[a-z][A-Za-z0-9]+$/.test(name))
    return `"${name}" is no page's name: it begins with a small letter and has letters and digits only.`;
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    return `"${path}" is no path: small letters, digits and hyphens after each slash. Parameters are added by hand, with a sample in tests/journeys/shell/routes.spec.ts.`;
  if (title.trim() === "") return "A page has a title, in Italian.";
  const text = read(paths);
  if (text.includes(`"${path}"`)) return `There is a page at ${path} already.`;
  if (new RegExp(`^ {2}${name}:`, "m").test(text)) return `There is a page called "${name}" already.`;
  return undefined;
}
