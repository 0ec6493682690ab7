import { insertAfterLast, type Part, type Read, spellings } from "./part.ts";

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

const ledger = "docs/requirements.md";
const messages = "portal/src/platform/pages/messages.it.ts";
const locales = "portal/src/shell/locales";
const paths = "portal/src/platform/pages/paths.ts";
const routes = "portal/src/shell/routes.ts";

/** Adds the page to one of the ledger's two tables of paths, at its end. */
function inLedger(text: string, { name, path, title, area }: PageOptions): string {
  const heading = area === "public" ? "### Public paths" : "### Private paths";
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

/** The catalogues of the other languages with the page's title and words, which a person translates. */
function inCatalogues({ room, title }: PageOptions, camel: string, read: Read): Record<string, string> {
  const languages = {
    en: ["English", "One sentence that says what this page is for."],
    de: ["German", "Ein Satz, der sagt, wozu diese Seite dient."],
  };
  const catalogues: Record<string, string> = {};
  for (const [code, [language, description]] of Object.entries(languages)) {
    const [platform, ofRoom] = [`${locales}/${code}/platform.ts`, `${locales}/${code}/${room}.ts`];
    catalogues[platform] = inTable(read(platform), "export const pages:", "};", `${camel}: ${JSON.stringify(title)},`);
    const from = `import type { ${camel}Messages } from "../../../rooms/${room}/${camel}/${camel}Messages.it.ts";`;
    catalogues[ofRoom] = `${insertAfterLast(read(ofRoom), /^import type|^\} from /, from)}
/** ${language} texts of \`${camel}Messages\`. */
export const ${camel}Page: WordsOf<typeof ${camel}Messages> = {
  description: "${description}",
};
`;
  }
  return catalogues;
}

/** The files of a new page of the portal: page, view, words, stories, journey; and its lines in the tables of titles, paths, routes and the ledger. */
export function newPage(options: PageOptions, read: Read): Part {
  const { room, name, path, title, area } = options;
  const { camel, pascal } = spellings(name);
  const folder = `portal/src/rooms/${room}/${camel}`;
  const isPrivate = area !== "public";
  const text = JSON.stringify(title);
  const files = {
    [`${folder}/${camel}Messages.it.ts`]: `import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const ${camel}Messages = defineMessages("${camel}Page", {
  description: "Una frase che dice a che cosa serve questa pagina.",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    ${camel}Page: WordsOf<typeof ${camel}Messages>;
  }
}
`,
    [`${folder}/${pascal}View.tsx`]: `import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { ${camel}Messages } from "./${camel}Messages.it.ts";

/** Content of the page, from plain data. */
export function ${pascal}View() {
  const { ${camel}: title } = useMessages(pagesMessages);
  const words = useMessages(${camel}Messages);
  return <PageHeader title={title} description={words.description} />;
}
`,
    [`${folder}/${pascal}Page.tsx`]: `import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { ${pascal}View } from "./${pascal}View.tsx";

/** \`${pascal}View\` with the servers' data. */
export default function ${pascal}Page() {
  usePage(useMessages(pagesMessages).${camel});
  return <${pascal}View />;
}
`,
    [`stories/pages/${pascal}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ${pascal}View } from "../../portal/src/rooms/${room}/${camel}/${pascal}View.tsx";
import { asPage } from "./sample.tsx";

const meta = {
  title: "Pages/${pascal}",
  component: ${pascal}View,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("${camel}"),
} satisfies Meta<typeof ${pascal}View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: ${text} })).toBeVisible();
  },
};
`,
    [`tests/journeys/${room}/${camel}.spec.ts`]: `import { expect, test } from "../fixtures.ts";

test("[${isPrivate ? "RT-02" : "RT-01"}] [RT-13] ${title.replaceAll('"', "'")}: the page has its address, heading and title", async ({ page${isPrivate ? ", signIn" : ""} }) => {
  ${isPrivate ? `await signIn("giulia@esempio.it", "${path}");` : `await page.goto("${path}");`}
  await expect(page).toHaveURL("${path}");
  await expect(page.getByRole("heading", { level: 1, name: ${text} })).toBeVisible();
  await expect(page).toHaveTitle(${JSON.stringify(`${title} – Favilla`)});
  await expect(page.getByRole("navigation", { name: "Menu principale" })).toHaveCount(${area === "sidebar" ? 1 : 0});
});
`,
  };
  const changed = {
    ...inCatalogues(options, camel, read),
    [ledger]: inLedger(read(ledger), options),
    [messages]: inTable(read(messages), "export const pagesMessages", "});", `${camel}: ${text},`),
    [paths]: inTable(read(paths), "export const paths", "} as const", `${camel}: "${path}",`),
    [routes]: inTable(
      read(routes),
      "const pages:",
      "};",
      `${camel}: { area: "${area}", weight: ${isPrivate ? 1 : 3}, page: () => import("../rooms/${room}/${camel}/${pascal}Page.tsx") },`,
    ),
  };
  return {
    files,
    changed,
    next: `Its title and words in English and German are in ${locales}. Links to it say hrefTo("${camel}"). For data, npm run new -- call, and hand the \`Load\` of its query to the view. New behaviour gets its rows in ${ledger}, and its tests name them.`,
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
