import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, minify, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import type { DrawnPage, PrivatePage } from "./src/shell/prerender.tsx";

type Bundle = Rolldown.OutputBundle;

/** Bundles src/shell/prerender.tsx for Node and runs it: it renders every public page and lists the private ones. */
async function pagesOf({ root }: ResolvedConfig, configText: string): Promise<{ drawn: DrawnPage[]; others: PrivatePage[] }> {
  const folder = mkdtempSync(join(tmpdir(), "favilla-prerender-"));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      plugins: [vanillaExtractPlugin()],
      ssr: { noExternal: true },
      build: {
        ssr: join(root, "src/shell/prerender.tsx"),
        outDir: folder,
        minify: false,
        rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: "prerender.mjs" } },
      },
    });
    const module = (await import(pathToFileURL(join(folder, "prerender.mjs")).href)) as typeof import("./src/shell/prerender.tsx");
    return { drawn: await module.drawPages(configText), others: await module.privatePages() };
  } finally {
    rmSync(folder, { recursive: true });
  }
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
  const page = Object.values(bundle).find((file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(`/${component}.tsx`)));
  if (!page) throw new Error(`no file of the build is ${component}.tsx`);
  visit(page.fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Puts a page into index.html in place of the loading screen. Stylesheets block the first paint, scripts follow them. */
function htmlOf(template: string, bundle: Bundle, { title, html, component, drawnWith, below }: DrawnPage): string {
  const { scripts, styles } = filesOf(bundle, component);
  if (/\sstyle="/.test(html))
    throw new Error(`${component}.tsx is drawn with a style attribute, which the content security policy refuses`);
  const main = /<script type="module".*<\/script>/.exec(template)?.[0] ?? "";
  // The first paint waits only for stylesheets. The largest script, which all others depend on, is last.
  const own = [
    // Blocks painting until the whole page is parsed. Centred content would move otherwise.
    '<link rel="expect" blocking="render" href="#whole">',
    ...styles.filter((file) => !template.includes(file)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
    main.replace("<script", '<script fetchpriority="low"'),
  ];
  return (
    template
      // For a link with secrets, which must leave the address before the configuration is requested (AC-13).
      .replace(below ? /<link rel="preload" href="\/config\.json"[^>]*>\s*/ : "", "")
      .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(main, "")
      .replace("</head>", () => `  ${own.join("\n    ")}\n  </head>`)
      .replace(/<div id="root">[\s\S]*?\n {4}<\/div>/, () => {
        const drawn = escaped(JSON.stringify(drawnWith));
        return `<div id="root" aria-busy="true" data-drawn="${drawn}">${html}</div>\n    <div id="whole" hidden></div>`;
      })
  );
}

/** Adds the files of a private page to index.html. public/early.js preloads them if there is a session. */
function htmlAhead(template: string, bundle: Bundle, { component }: PrivatePage): string {
  const parts = ["PrivateArea", component].map((name) => filesOf(bundle, name));
  const files = new Set([...parts.flatMap(({ styles }) => styles), ...parts.flatMap(({ scripts }) => scripts)]);
  const ahead = [...files].filter((file) => !template.includes(file)).map((file) => `/${file}`);
  return template.replace('<script src="/early.js">', (script) => `<meta name="ahead" content="${ahead.join(" ")}">\n    ${script}`);
}

/**
 * Renders the public pages at build time (docs/adr/0028): a file for each beside index.html, and pages.json with the address of each.
 * Private pages get the loading screen and the names of their scripts.
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
      const template = readFileSync(join(dir, "index.html"), "utf8");
      const addresses: Record<string, string> = {};
      const { drawn, others } = await pagesOf(config, readFileSync(join(config.publicDir, "config.json"), "utf8"));
      for (const page of drawn) {
        const file = `${page.path.slice(1)}/index.html`;
        write(file, htmlOf(template, bundle, page));
        addresses[page.path] = file;
        if (page.below) addresses[`${page.path}/*`] = file;
      }
      for (const page of others) {
        const file = `private/${page.component}.html`;
        write(file, htmlAhead(template, bundle, page));
        addresses[page.below ? `${page.path}/*` : page.path] = file;
      }
      write("pages.json", `${JSON.stringify(addresses, null, 2)}\n`);
      write("early.js", (await minify("early.js", readFileSync(join(config.publicDir, "early.js"), "utf8"), { module: false })).code);
    },
  };
}
