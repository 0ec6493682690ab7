import { addNeeds, join, type Share } from "./join.ts";
import { type Files, type Module, type Pages, unitsIn } from "./units.ts";

/** Name of the file that every page loads, and that names no other. */
export const firstFile = "first";

/** Returns the name of the file of each module that several pages or parts need. */
export function cut(modules: ReadonlyMap<string, Module>, pages: Pages, files: Files): Map<string, string> {
  const { needersOf, pagesHave } = unitsIn(modules, pages, files);
  const isPart = (id: string) => (modules.get(id)?.dynamicImporters.length ?? 0) > 0;
  const exact = new Map<string, Share>();
  // In the order of their names: modules arrive as they were read, and of two joins that save the same, the first is made.
  for (const [id, { imports, size, naming = false }] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // A page or part has its own file.
    if (isPart(id)) continue;
    const units = needersOf(id);
    if (units.size < 2) continue;
    const key = [...units].sort().join();
    const share = exact.get(key) ?? { modules: [], size: 0, units, needs: new Set(), naming: false };
    share.modules.push(id);
    share.size += size;
    share.naming ||= naming || imports.some(isPart);
    exact.set(key, share);
  }
  const shares = [...exact.values()];
  addNeeds(shares, modules);
  // Loaded by all already, so it costs nobody anything, and the others may join it.
  const first: Share = { modules: [], size: 0, units: new Set(pages.keys()), needs: new Set(), naming: false, isFirst: true };
  const nameOf = (share: Share, index: number) => (share.isFirst ? firstFile : `shared-${index}`);
  return new Map(
    join([first, ...shares], pages, pagesHave).flatMap((share, index) => share.modules.map((id) => [id, nameOf(share, index)] as const)),
  );
}
