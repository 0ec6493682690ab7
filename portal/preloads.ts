import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { filesIn, findPages, type Pages } from "./pageModules.ts";

/** Returns a file of the build with all files that it imports at once. */
function withImports(file: string | undefined, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set(file ? [file] : []);
  for (const each of files) {
    const chunk = bundle[each];
    for (const imported of chunk?.type === "chunk" ? chunk.imports : []) files.add(imported);
  }
  return files;
}

/** Chooses the files that are requested together with a file that is loaded later; `host` is the file that loads it. */
type Choose = (file: string, needed: string[], context: { hostId: string; hostType: "html" | "js" }) => string[];

/** Leaves out what the host imports, and for a private page what its frame imports: the frame is requested with each of them. */
function chooseIn(bundle: Rolldown.OutputBundle, pages: Pages, frame: string): Choose {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const framed = chunks.filter(({ facadeModuleId: id }) => id !== null && (pages.get(id)?.area ?? "public") !== "public");
  const inFrame = withImports(chunks.find(({ facadeModuleId }) => facadeModuleId === frame)?.fileName, bundle);
  const names = new Set(framed.map(({ fileName }) => fileName));
  return (file, needed, { hostId, hostType }) => {
    if (hostType === "html") return needed;
    const there = withImports(hostId, bundle);
    return needed.filter((each) => !there.has(each) && !(names.has(file) && inFrame.has(each)));
  };
}

/**
 * Shortens the lists of files to request together with a page or a part. They stand in the file that loads it, those of all pages in the
 * first file.
 */
export function preloads(): { plugin: Plugin; choose: Choose } {
  let chosen: Choose = (_file, needed) => needed;
  let config: ResolvedConfig;
  let pages: Pages = new Map();
  const plugin: Plugin = {
    name: "preloads",
    configResolved(resolved) {
      config = resolved;
    },
    async buildEnd(error) {
      if (!error) pages = await findPages(this, config.root);
    },
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        chosen = chooseIn(bundle, pages, filesIn(config.root).frame);
      },
    },
  };
  return { plugin, choose: (file, needed, context) => chosen(file, needed, context) };
}
