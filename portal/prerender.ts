import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { HtmlDocument, tag, textContent } from "./html.ts";
import { pagesOf } from "./pages.ts";
import type { NamedFile } from "./src/shell/documentFiles.ts";
import type { DrawnPage, PrivatePage } from "./src/shell/prerender.tsx";

type Bundle = Rolldown.OutputBundle;

/** Returns the file of the build with a module of this name. */
function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (chunk?.type !== "chunk") throw new Error(`no file of the build is ${module}`);
  return chunk;
}

/** Returns the scripts and stylesheets of a page, in the order of their imports. */
function filesOf(bundle: Bundle, component: string): { scripts: string[]; styles: string[] } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const visited = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (visited.has(file) || chunk?.type !== "chunk") return;
    visited.add(file);
    for (const imported of chunk.imports) visit(imported);
    scripts.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  visit(chunkOf(bundle, `${component}.tsx`).fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

type NamedFiles = Record<string, NamedFile>;

/**
 * Returns the script of each page or frame, by its name, and what the table of pages takes from it: a file that others import exports the
 * page's module under a name of the bundler's. Throws if the table does not load it as expected.
 */
function namedFiles(bundle: Bundle, components: Readonly<Record<string, string>>): NamedFiles {
  const table = chunkOf(bundle, "laterFiles.ts");
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      const file = basename(chunkOf(bundle, `${component}.tsx`).fileName);
      const [, load] = table.code.split(`./${file}`);
      const [found, exported] =
        /^["'`]\)(?:\.then\(\(?(\w+)\)?=>\1\.(\w+)\))?(?!\.)/.exec(load ?? "")?.filter((_, group) => group !== 1) ?? [];
      if (found === undefined) throw new Error(`the table of later files does not load ${file} as the build expects`);
      return [name, exported ? [`/assets/${file}`, exported] : [`/assets/${file}`]];
    }),
  );
}

/** The addresses of the scripts, stylesheets and preloads that a document names already. */
function namedIn(document: HtmlDocument): Set<string> {
  const attributes = document.all("link, script").map((element) => document.attributesOf(element));
  return new Set(attributes.flatMap(({ href, src }) => [href, src]).filter((address) => typeof address === "string"));
}

const line = "\n    ";

/** Puts a page into index.html in place of the loading screen. Stylesheets block the first paint, scripts follow them. */
async function htmlOf(template: string, bundle: Bundle, { key, title, html, component, drawnWith, below }: DrawnPage): Promise<string> {
  const { scripts, styles } = filesOf(bundle, component);
  if ((await HtmlDocument.parse(html)).all("[style]").length > 0)
    throw new Error(`${component}.tsx is drawn with a style attribute, which the content security policy refuses`);
  const document = await HtmlDocument.parse(template);
  const known = namedIn(document);
  const missing = (files: readonly string[]) => files.map((file) => `/${file}`).filter((href) => !known.has(href));
  // For a link with secrets, which must leave the address before the configuration is requested (AC-13).
  if (below) document.replace(document.one('link[href="/config.json"]'), "");
  document.replaceContent(document.one("title"), textContent(title));
  const main = document.one('script[type="module"]');
  const first = document.all('link[rel="modulepreload"]');
  for (const element of [main, ...first]) document.replace(element, "");
  // The first paint waits only for stylesheets. The largest script, which all others depend on, is last.
  const files = [
    // Blocks painting until the whole page is parsed. Centred content would move otherwise.
    tag("link", { rel: "expect", blocking: "render", href: "#whole" }),
    ...missing(styles).map((href) => tag("link", { rel: "stylesheet", crossorigin: true, href })),
    ...missing(scripts).map((href) => tag("link", { rel: "modulepreload", crossorigin: true, fetchpriority: "low", href })),
    ...first.map((link) => tag("link", { fetchpriority: "low", ...document.attributesOf(link) })),
    `${tag("script", { fetchpriority: "low", ...document.attributesOf(main) })}</script>`,
  ];
  document.append(document.one("head"), `  ${files.join(line)}\n  `);
  const named = JSON.stringify(namedFiles(bundle, { [key]: component }));
  const page = tag("div", { id: "root", "aria-busy": "true", "data-drawn": JSON.stringify(drawnWith), "data-files": named });
  document.replace(document.one("#root"), `${page}${html}</div>${line}<div id="whole" hidden></div>`);
  return document.toString();
}

/** The files that a page needs, by the name of page or frame, at addresses with this end and depth. */
interface Ahead {
  end: string;
  /** Number of parts of the addresses. @default any */
  depth?: number;
  components: Readonly<Record<string, string>>;
}

/**
 * Adds the files of the pages of one address to index.html, and those of sign-in. early.js preloads the page's if there is a session,
 * of the last whose end and depth the path has, and otherwise those of sign-in.
 */
async function htmlAhead(template: string, bundle: Bundle, pages: readonly Ahead[], signIn: DrawnPage): Promise<string> {
  const document = await HtmlDocument.parse(template);
  const named = namedIn(document);
  const listed = (name: string, { end, depth, components }: Ahead) => {
    const parts = Object.values(components).map((component) => filesOf(bundle, component));
    const files = new Set([...parts.flatMap(({ styles }) => styles), ...parts.flatMap(({ scripts }) => scripts)]);
    const content = [...files]
      .map((file) => `/${file}`)
      .filter((href) => !named.has(href))
      .join(" ");
    const where = { "data-end": end, ...(depth && { "data-depth": String(depth) }) };
    return tag("meta", { name, ...where, "data-files": JSON.stringify(namedFiles(bundle, components)), content });
  };
  const metas = [
    listed("ahead-of-sign-in", { end: "", components: { [signIn.key]: signIn.component } }),
    ...pages.map((page) => listed("ahead", page)),
  ];
  document.insertBefore(document.one('script[src="/early.js"]'), metas.map((meta) => `${meta}${line}`).join(""));
  return document.toString();
}

/** Names the languages of an installation that has several, for early.js, which runs before the configuration is there. */
async function withLanguages(template: string, configText: string): Promise<string> {
  const { languages = [] } = JSON.parse(configText) as { languages?: string[] };
  if (languages.length < 2 && languages[0] !== "en" && languages[0] !== "de") return template;
  const document = await HtmlDocument.parse(template);
  document.insertBefore(
    document.one('script[src="/early.js"]'),
    `${tag("meta", { name: "languages", content: languages.join(" ") })}${line}`,
  );
  return document.toString();
}

/**
 * Renders the public pages at build time (docs/adr/0028): a file for each beside index.html, and pages.json with the address of each.
 * Private pages get the loading screen and the names of their files; so does index.html, with those of the page for unknown addresses.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = "" }, bundle) {
      const write = (file: string, text: string) => {
        mkdirSync(dirname(join(dir, file)), { recursive: true });
        writeFileSync(join(dir, file), text);
      };
      const configText = readFileSync(join(config.publicDir, "config.json"), "utf8");
      const template = await withLanguages(readFileSync(join(dir, "index.html"), "utf8"), configText);
      const addresses: Record<string, string> = {};
      const { drawn, others } = await pagesOf(config);
      for (const page of drawn) {
        const file = `${page.path.slice(1)}/index.html`;
        write(file, await htmlOf(template, bundle, page));
        addresses[page.path] = file;
        if (page.below) addresses[`${page.path}/*`] = file;
      }
      const drawnAt = (key: DrawnPage["key"]) => drawn.find((page) => page.key === key) ?? this.error(`no page is drawn for ${key}`);
      const [signIn, notFound] = [drawnAt("login"), drawnAt("notFoundPage")];
      const addressOf = ({ path, below }: PrivatePage) => (below ? `${path}/*` : path);
      for (const page of others.filter(({ end }) => end === "")) {
        const file = `private/${page.component}.html`;
        const longer = others.filter((other) => other.end !== "" && addressOf(other) === addressOf(page));
        const pages = [page, ...longer].map(({ key, component, end, depth }) => ({
          end,
          depth,
          components: { PrivateArea: "PrivateArea", [key]: component },
        }));
        write(file, await htmlAhead(template, bundle, pages, signIn));
        addresses[addressOf(page)] = file;
      }
      // Any other address has no page.
      const atOthers = { end: "", components: { [notFound.key]: notFound.component } };
      write("index.html", await htmlAhead(template, bundle, [atOthers], signIn));
      write("pages.json", `${JSON.stringify(addresses, null, 2)}\n`);
    },
  };
}
