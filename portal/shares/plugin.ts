import { join } from "node:path";
import { minify, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { pagesOf } from "../pages.ts";
import { cut, firstFile } from "./cut.ts";
import { namingModules } from "./first.ts";
import { loadedWith, withoutLoaded } from "./loaded.ts";
import type { Module, Pages } from "./units.ts";

interface Shares {
  plugin: Plugin;
  /** Name of the file of a module that several pages or parts need. Null for any other. */
  nameOf: (id: string) => string | null;
}

/** Returns the pages that the table of later files loads. Stops the build if one is not where it looks for it. */
async function findPages(build: Rolldown.PluginContext, config: ResolvedConfig, table: string): Promise<Pages> {
  const loaded = build.getModuleInfo(table)?.dynamicallyImportedIds ?? [];
  const { all } = await pagesOf(config);
  return new Map(
    all.map(({ component, isPrivate, hot }) => {
      const id = loaded.find((each) => each.endsWith(`/${component}.tsx`));
      return [id ?? build.error(`the table of later files does not load a file ${component}.tsx`), { isPrivate, hot }];
    }),
  );
}

/** Returns the modules that every page loads, and those of them that name other files. */
function findFirst(build: Rolldown.PluginContext): { first: Set<string>; naming: Set<string> } {
  const importsOf = (id: string) => {
    const { importedIds: now = [], dynamicallyImportedIds: later = [] } = build.getModuleInfo(id) ?? {};
    return { now, later };
  };
  const first = new Set([...build.getModuleIds()].filter((id) => build.getModuleInfo(id)?.isEntry));
  for (const id of first) for (const needed of importsOf(id).now) first.add(needed);
  return { first, naming: namingModules(first, importsOf) };
}

/** Ending of the stylesheets that vanilla-extract writes. */
const styleSheet = /\.vanilla\.css$/;

/** Length of a module as it is sent: its comments, which may be most of it, are not. */
const sizeOf = async (id: string, code: string | null) => (code ? (await minify(id, code, { module: true })).code.length : 0);

/** Returns the other modules. Stops the build if one imports a module that names files. */
async function findOthers(
  build: Rolldown.PluginContext,
  first: ReadonlySet<string>,
  naming: ReadonlySet<string>,
  styles: ReadonlyMap<string, number>,
): Promise<Map<string, Module>> {
  const modules = new Map<string, Module>();
  for (const id of build.getModuleIds()) {
    const info = build.getModuleInfo(id);
    if (!info || first.has(id)) continue;
    const named = info.importedIds.find((needed) => naming.has(needed));
    if (named) build.error(`${id} imports ${named}, whose file names others: each change of any file would rename both`);
    const { importedIds: imports, importers, dynamicImporters, dynamicallyImportedIds, code } = info;
    const size = styles.get(id) ?? (await sizeOf(id, code));
    modules.set(id, { imports, importers, dynamicImporters, size, naming: dynamicallyImportedIds.length > 0 });
  }
  return modules;
}

/** Reads the module graph when it is complete, and names the file of each shared module. */
export function shares(): Shares {
  let names = new Map<string, string>();
  let config: ResolvedConfig;
  let pages: Pages = new Map();
  let frame = "";
  /** Lengths of stylesheets: at the end of the build their modules are empty. */
  const styles = new Map<string, number>();
  const plugin: Plugin = {
    name: "shares",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    transform: {
      order: "pre",
      filter: { id: styleSheet },
      handler: (code, id) => void styles.set(id, code.length),
    },
    async buildEnd(error) {
      if (error) return;
      const table = join(config.root, "src/shell/laterFiles.ts");
      frame = join(config.root, "src/shell/frames/PrivateArea.tsx");
      if (!this.getModuleInfo(frame)) this.error("the private frame is not where the build looks for it");
      const { first, naming } = findFirst(this);
      pages = await findPages(this, config, table);
      names = cut(await findOthers(this, first, naming, styles), pages, { table, frame });
      for (const id of first) if (!naming.has(id)) names.set(id, firstFile);
    },
    // After Vite has written what each file loads later.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
        const chunks = Object.fromEntries(scripts.map((script) => [script.fileName, script]));
        const frames = scripts.flatMap(({ fileName, moduleIds }) => (moduleIds.includes(frame) ? [fileName] : []));
        const isPrivate = (part: string) => chunks[part]?.moduleIds.some((id) => pages.get(id)?.isPrivate);
        for (const script of scripts) {
          const before = loadedWith(chunks, script.fileName);
          // A private page is loaded beside its frame.
          const besideFrame = loadedWith(chunks, script.fileName, ...frames);
          script.code = withoutLoaded(script.code, (part) => (isPrivate(part) ? besideFrame : before));
        }
      },
    },
  };
  return { plugin, nameOf: (id) => names.get(id) ?? null };
}
