/** Finds which pages and later parts need a module. */

export interface Module {
  imports: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
  size: number;
  /** True for a module that loads others later: it contains names of files. */
  naming?: boolean;
}

/** Pages by the id of their module. `hot` ones are those that customers open most. */
export type Pages = ReadonlyMap<string, { readonly isPrivate: boolean; readonly hot: boolean }>;

/** Modules with a meaning of their own, by id. */
export interface Files {
  /** The table of later files, with the pages. */
  table: string;
  /** The frame around every page that needs a session. */
  frame: string;
}

/** Tells whether all pages that load a part are among some pages and parts. */
export type PagesHave = (part: string, units: ReadonlySet<string>) => boolean;

/** Finds where modules are needed: the pages, and the parts that they load later. */
export function unitsIn(modules: ReadonlyMap<string, Module>, pages: Pages, { frame, table }: Files) {
  const privatePages = [...pages].flatMap(([id, { isPrivate }]) => (isPrivate ? id : []));

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

  /** Tells whether nothing but the frame imports a module, directly or indirectly. */
  const isOfFrame = (id: string): boolean => {
    const known = new Set([id]);
    for (const module of known) {
      if (module === frame) continue;
      const { importers = [], dynamicImporters = [] } = modules.get(module) ?? {};
      if (dynamicImporters.length > 0) return false;
      for (const importer of importers) known.add(importer);
    }
    return known.has(frame);
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

  const hostsOfParts = new Map<string, readonly string[]>();
  /** Tells whether these units are all pages that load a part: it needs nothing more then. */
  const pagesHave: PagesHave = (part, units) => {
    if (pages.has(part)) return false;
    const hosts = hostsOfParts.get(part) ?? [...hostsOf(part)];
    hostsOfParts.set(part, hosts);
    return hosts.length > 0 && hosts.every((host) => units.has(host));
  };

  /** Returns the pages and parts that need a module. What only the frame needs is in the frame's own file. */
  const needersOf = (id: string): Set<string> => {
    if (isOfFrame(id)) return new Set([frame]);
    const units = unitsOf(id);
    return new Set([...units].filter((unit) => !pagesHave(unit, units)));
  };
  return { needersOf, pagesHave };
}
