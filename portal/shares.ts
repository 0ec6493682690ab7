/** Assigns modules that several pages share to files of the build. docs/adr/0009 explains why. */
import type { Plugin, ResolvedConfig } from "vite";
import { type Files, filesIn, findPages, type Pages } from "./pageModules.ts";

interface Module {
  imports: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
  size: number;
}

/** Modules that are loaded together, and the pages and parts that load them. */
interface Share {
  modules: readonly string[];
  units: ReadonlySet<string>;
  size: number;
  /** The original shares that these modules import, directly or indirectly. */
  needs: ReadonlySet<Share>;
}

/** Cost of another file for a page, in characters of source: separate compression, a request, and its name in the first file. */
const fileCost = 2_000;

/** Weight of a byte in a part that a page loads later: nobody waits for it with an empty screen. */
const weightOfPart = 0.2;

/** Finds where modules are needed: the pages, and the parts that they load later. */
function unitsIn(modules: ReadonlyMap<string, Module>, pages: Pages, { frame, table }: Files) {
  const privatePages = [...pages].flatMap(([id, { area }]) => (area === "public" ? [] : id));

  /** Returns the pages and parts that import a module statically. */
  const unitsOf = (id: string): Set<string> => {
    const units = new Set<string>();
    const known = new Set([id]);
    for (const module of known) {
      const { importers = [], dynamicImporters = [] } = modules.get(module) ?? {};
      // All private pages need the modules of the private area.
      if (module === frame) for (const page of privatePages) units.add(page);
      else if (dynamicImporters.length > 0) units.add(module);
      for (const importer of importers) known.add(importer);
    }
    return units;
  };

  /** Returns the pages that can load a part. */
  const hostsOf = (part: string, seen = new Set([part])): Set<string> => {
    const hosts = new Set<string>();
    for (const importer of modules.get(part)?.dynamicImporters ?? [])
      for (const unit of importer === table ? [part] : unitsOf(importer)) {
        if (unit === part || pages.has(unit)) hosts.add(unit);
        else if (!seen.has(unit)) for (const host of hostsOf(unit, seen.add(unit))) hosts.add(host);
      }
    return hosts;
  };

  /** A part does not need a module that all pages loading it already have. */
  return (id: string): Set<string> => {
    const units = unitsOf(id);
    for (const unit of units) {
      const hosts = pages.has(unit) ? [] : [...hostsOf(unit)];
      if (hosts.length > 0 && hosts.every((host) => units.has(host))) units.delete(unit);
    }
    return units;
  };
}

const union = (a: Share, b: Share): Share => ({
  modules: [...a.modules, ...b.modules],
  units: new Set([...a.units, ...b.units]),
  size: a.size + b.size,
  needs: new Set([...a.needs, ...b.needs]),
});

/** Returns a function for the saving of all pages together if two shares are in one file. */
function gainWith(pages: Pages) {
  /** The sum of the weights of some pages and parts. */
  const weigh = (units: Iterable<string>): number => {
    let sum = 0;
    for (const unit of units) sum += pages.get(unit)?.weight ?? weightOfPart;
    return sum;
  };

  /** The cost that the imports of the second share add to the pages of the first one. */
  const costOfImports = ({ units }: Share, { needs }: Share): number => {
    let sum = 0;
    for (const need of needs) sum += need.size * weigh([...units].filter((unit) => !need.units.has(unit)));
    return sum;
  };

  return (a: Share, b: Share): number => {
    const [costOfA, costOfB] = [weigh(a.units) * (a.size + fileCost), weigh(b.units) * (b.size + fileCost)];
    const gain = costOfA + costOfB - weigh(new Set([...a.units, ...b.units])) * (a.size + b.size + fileCost);
    return gain > 0 ? gain - costOfImports(a, b) - costOfImports(b, a) : gain;
  };
}

/** Tells whether a file with both shares would be part of an import cycle: other files would be imported by it and import it. */
function circular(a: Share, b: Share, shares: readonly Share[], modules: ReadonlyMap<string, Module>): boolean {
  const both = new Set([...a.modules, ...b.modules]);
  const shareOf = new Map(shares.flatMap((share) => share.modules.map((id) => [id, share] as const)));
  const known = new Set<string>();
  const open = [...both].flatMap((id) => modules.get(id)?.importers ?? []).filter((id) => !both.has(id));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (both.has(id)) return true;
    if (known.has(id)) continue;
    // A file is loaded as a whole, so importing one of its modules means importing all.
    for (const module of shareOf.get(id)?.modules ?? [id]) {
      known.add(module);
      open.push(...(modules.get(module)?.importers ?? []));
    }
  }
  return false;
}

/** Joins two files as long as that reduces the total cost, beginning with the pair that saves most. */
function join(shares: readonly Share[], modules: ReadonlyMap<string, Module>, pages: Pages): readonly Share[] {
  const gainOf = gainWith(pages);
  const pairOf = (a: Share, b: Share) => ({ a, b, gain: gainOf(a, b) });
  let left = [...shares];
  let pairs = left.flatMap((a, index) => left.slice(index + 1).map((b) => pairOf(a, b)));
  for (;;) {
    pairs = pairs.filter(({ gain }) => gain > 0).sort((x, y) => y.gain - x.gain);
    const better = pairs.find(({ a, b }) => !circular(a, b, left, modules));
    if (!better) return left;
    const { a, b } = better;
    const joined = union(a, b);
    left = left.filter((share) => share !== a && share !== b);
    pairs = [
      ...pairs.filter((pair) => ![pair.a, pair.b].some((share) => share === a || share === b)),
      ...left.map((share) => pairOf(share, joined)),
    ];
    left.push(joined);
  }
}

/** Adds to each share the shares that it imports. */
function withNeeds(shares: readonly Omit<Share, "needs">[], modules: ReadonlyMap<string, Module>): readonly Share[] {
  const all = shares.map((share) => ({ ...share, needs: new Set<Share>() }));
  const shareOf = new Map(all.flatMap((share) => share.modules.map((id) => [id, share] as const)));
  for (const share of all) {
    const known = new Set(share.modules);
    for (const id of known) {
      const needed = shareOf.get(id);
      if (needed && needed !== share) share.needs.add(needed);
      for (const imported of modules.get(id)?.imports ?? []) known.add(imported);
    }
  }
  return all;
}

function cut(modules: ReadonlyMap<string, Module>, pages: Pages, files: Files): Map<string, string> {
  const unitsOf = unitsIn(modules, pages, files);
  const exact = new Map<string, Omit<Share, "needs">>();
  for (const [id, { size, dynamicImporters }] of modules) {
    // A page or part has its own file.
    if (dynamicImporters.length > 0) continue;
    const units = unitsOf(id);
    if (units.size < 2) continue;
    const key = [...units].sort().join();
    const other = exact.get(key);
    exact.set(key, { modules: [...(other?.modules ?? []), id], units, size: (other?.size ?? 0) + size });
  }
  const shares = join(withNeeds([...exact.values()], modules), modules, pages);
  return new Map(shares.flatMap((share, index) => share.modules.map((id) => [id, `shared-${index}`] as const)));
}

/** Reads the module graph when it is complete, and names the file of each shared module. */
export function shares(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let names = new Map<string, string>();
  let config: ResolvedConfig;
  const plugin: Plugin = {
    name: "shares",
    configResolved(resolved) {
      config = resolved;
    },
    async buildEnd(error) {
      if (error) return;
      const pages = await findPages(this, config.root);
      const modules = new Map<string, Module>();
      const first = new Set([...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry));
      for (const id of first) for (const needed of this.getModuleInfo(id)?.importedIds ?? []) first.add(needed);
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info || first.has(id)) continue;
        modules.set(id, {
          imports: info.importedIds,
          importers: info.importers,
          dynamicImporters: info.dynamicImporters,
          size: info.code?.length ?? 0,
        });
      }
      names = cut(modules, pages, filesIn(config.root));
    },
  };
  return { plugin, nameOf: (id) => names.get(id) ?? null };
}
