import { changeset, designerPage, type Part, type Read, spellings, stageOf } from "./part.ts";
import { newWords } from "./words.ts";

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

/** The texts of the new view. */
const texts = {
  it: { description: "Una frase che dice a che cosa serve questa pagina." },
  en: { description: "One sentence that says what this page is for." },
  de: { description: "Ein Satz, der sagt, wozu diese Seite dient." },
};

/**
 * The files of a new page: in the library its view with words, stories, designer's page, changeset; in the portal the page that gives the view
 * its title; its journey; and its lines in the tables of stages, titles, paths, routes and the ledger.
 */
export function newPage(options: PageOptions, read: Read): Part {
  const { room, name, path, title, area } = options;
  const { camel, pascal, plain } = spellings(name);
  const view = spellings(`${pascal}View`);
  const isPrivate = area !== "public";
  const text = JSON.stringify(title);
  const base = `${camel}Page`;
  const words = newWords({ room, base, comment: `Words of the page of ${plain}.`, texts });
  const files = {
    ...changeset(room, view),
    ...words,
    [`design-system/src/${room}/${pascal}View.tsx`]: `import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { ${base}Messages } from "./${base}Messages.it.ts";

export interface ${pascal}ViewProps extends Pick<PageHeaderProps, "title" | "back"> {}

/** The page of ${plain}. Say what it answers, and give it its data as a \`Load\`. */
export function ${pascal}View({ title, back }: ${pascal}ViewProps) {
  const words = useMessages(${base}Messages);
  return <PageHeader title={title} back={back} description={words.description} />;
}
`,
    [`portal/src/rooms/${room}/${camel}/${pascal}Page.tsx`]: `import { ${pascal}View } from "@favilla/design-system/${room}/${pascal}View.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";

/** \`${pascal}View\` with the servers' data. */
export default function ${pascal}Page() {
  const { ${camel}: title } = useMessages(pagesMessages);
  usePage(title);
  return <${pascal}View title={title} />;
}
`,
    [`stories/${room}/${pascal}View.stories.tsx`]: `import { ${pascal}View } from "@favilla/design-system/${room}/${pascal}View.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ${isPrivate ? "asPage" : "asPublicPage"} } from "../layout/page.tsx";

const meta = {
  title: "${room.charAt(0).toUpperCase()}${room.slice(1)}/${pascal}View",
  component: ${pascal}View,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: ${isPrivate ? `asPage("${camel}")` : "asPublicPage"},
  args: { title: ${text} },
} satisfies Meta<typeof ${pascal}View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: ${text} })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
`,
    ...designerPage(room, view, {
      kind: "page",
      anatomy: "- **PageHeader**.\n- Its parts, in the order in which they are read.",
      stories: ["Narrow"],
      doAndDont: "| Give its `Load` in each state | Show an empty page while it loads |",
      keyboard: "| Key | Does |\n|---|---|\n| Tab | moves through the links, fields and buttons, in reading order |",
      words: `"${texts.it.description}"`,
    }),
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
    ...stageOf(room, view.pascal, read),
    ...inCatalogues(title, camel, read),
    [ledger]: inLedger(read(ledger), options),
    [messages]: inTable(read(messages), "export const pagesMessages", "});", `${camel}: ${text},`),
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
