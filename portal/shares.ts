/** Assigns modules that several pages share to files of the build. docs/adr/0009 explains why. */
import type { Plugin, ResolvedConfig } from "vite";
import { type Files, filesIn, findPages, type Pages } from "./pageModules.ts";

interface Module {
  imports: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
  size: number;
}

/** Modules that are loaded together, as one file. */
interface Share {
  readonly modules: string[];
  size: number;
  /** The pages and parts that load the file: they need one of its modules, or load a file that imports it. */
  readonly units: Set<string>;
  /** The shares that the file imports, directly or indirectly. */
  readonly needs: Set<Share>;
}

/** Cost of another file for a page, in characters of source: separate compression, and a request. */
const fileCost = 900;

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
    const importers = modules.get(part)?.dynamicImporters ?? [];
    for (const unit of importers.flatMap((importer) => (importer === table ? part : [...unitsOf(importer)]))) {
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

/** Returns a function for the saving of all pages together if two shares are in one file. */
function gainWith(pages: Pages) {
  const weightOf = (unit: string) => pages.get(unit)?.weight ?? weightOfPart;

  /** Returns the cost of what a page or part loads: only the units that do not load it yet pay. */
  const costOf = (units: Iterable<string>, having: Share, size: number): number => {
    let cost = 0;
    for (const unit of units) if (!having.units.has(unit)) cost += weightOf(unit) * size;
    return cost;
  };

  return (a: Share, b: Share): number => {
    let gain = -costOf(a.units, b, b.size) - costOf(b.units, a, a.size);
    for (const unit of a.units) if (b.units.has(unit)) gain += weightOf(unit) * fileCost;
    if (gain <= 0) return gain;
    // Who loads one share would load what the other one imports.
    const units = new Set([...a.units, ...b.units]);
    for (const need of new Set([...a.needs, ...b.needs])) if (need !== a && need !== b) gain -= costOf(units, need, need.size + fileCost);
    return gain;
  };
}

/** Tells whether one file imports a third one that imports the other: a file with both shares would be part of an import cycle. */
const circular = (a: Share, b: Share): boolean =>
  [...a.needs].some((need) => need !== b && need.needs.has(b)) || [...b.needs].some((need) => need !== a && need.needs.has(a));

/** Moves the second share into the file of the first one. Who loads this file now loads all that either share imports. */
function joinInto(a: Share, b: Share, shares: readonly Share[]): void {
  a.modules.push(...b.modules);
  a.size += b.size;
  for (const unit of b.units) a.units.add(unit);
  for (const need of b.needs) a.needs.add(need);
  a.needs.delete(a);
  a.needs.delete(b);
  for (const need of a.needs) for (const unit of a.units) need.units.add(unit);
  for (const { needs } of shares) {
    if (needs.delete(b)) needs.add(a);
    if (needs.has(a)) for (const need of a.needs) needs.add(need);
  }
}

/** Joins two files as long as that reduces the total cost, beginning with the pair that saves most. */
function join(all: readonly Share[], pages: Pages): readonly Share[] {
  const gainOf = gainWith(pages);
  let shares = [...all];
  for (;;) {
    const pairs = shares.flatMap((a, index) => shares.slice(index + 1).map((b) => ({ a, b, gain: gainOf(a, b) })));
    const better = pairs
      .filter(({ gain }) => gain > 0)
      .sort((x, y) => y.gain - x.gain)
      .find(({ a, b }) => !circular(a, b));
    if (!better) return shares;
    const { a, b } = better;
    shares = shares.filter((share) => share !== b);
    joinInto(a, b, shares);
  }
}

/** Adds to each share the shares that it imports. */
function addNeeds(shares: readonly Share[], modules: ReadonlyMap<string, Module>): void {
  const shareOf = new Map(shares.flatMap((share) => share.modules.map((id) => [id, share] as const)));
  for (const share of shares) {
    const known = new Set(share.modules);
    for (const id of known) {
      const needed = shareOf.get(id);
      if (needed && needed !== share) share.needs.add(needed);
      // A file is loaded as a whole, so importing one of its modules means importing all.
      for (const other of needed?.modules ?? []) known.add(other);
      for (const imported of modules.get(id)?.imports ?? []) known.add(imported);
    }
  }
}

function cut(modules: ReadonlyMap<string, Module>, pages: Pages, files: Files): Map<string, string> {
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
