import { addNeeds, join, type Share } from "./join.ts";
import { type Files, type Module, type Pages, unitsIn } from "./units.ts";

/** Returns the name of the file of each module that several pages or parts need. */
export function cut(modules: ReadonlyMap<string, Module>, pages: Pages, files: Files): Map<string, string> {
  const unitsOf = unitsIn(modules, pages, files);
  const exact = new Map<string, Share>();
  for (const [id, { size, dynamicImporters }] of modules) {
    // A page or part has its own file.
    if (dynamicImporters.length > 0) continue;
    const units = unitsOf(id);
    if (units.size < 2) continue;
    const key = [...units].sort().join();
    const share = exact.get(key) ?? { modules: [], size: 0, units, needs: new Set() };
    share.modules.push(id);
    share.size += size;
    exact.set(key, share);
  }
  const shares = [...exact.values()];
  addNeeds(shares, modules);
  return new Map(join(shares, pages).flatMap((share, index) => share.modules.map((id) => [id, `shared-${index}`] as const)));
}
