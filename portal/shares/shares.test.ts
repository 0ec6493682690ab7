import fc from "fast-check";
import { expect, it } from "vitest";
import { cut } from "./cut.ts";
import { namingModules } from "./first.ts";
import { loadedWith, withoutLoaded } from "./loaded.ts";
import { type Module, type Pages, unitsIn } from "./units.ts";

const files = { table: "table", frame: "frame" };

type Graph = Readonly<Record<string, { now?: readonly string[]; later?: readonly string[]; size?: number }>>;

/** Modules of a graph as the build knows them. */
function modulesOf(graph: Graph): Map<string, Module> {
  const importersOf = (id: string, kind: "now" | "later") => Object.keys(graph).filter((other) => graph[other]?.[kind]?.includes(id));
  return new Map(
    Object.entries(graph).map(([id, { now = [], later = [], size = 100 }]) => [
      id,
      { imports: now, importers: importersOf(id, "now"), dynamicImporters: importersOf(id, "later"), size, naming: later.length > 0 },
    ]),
  );
}

const pagesOf = (...ids: readonly string[]): Pages =>
  new Map(ids.map((id) => [id, { isPrivate: id.startsWith("private"), hot: id.includes("Hot") }]));

/** Returns the names of files that hold these modules, one for each file. */
const filesWith = (names: ReadonlyMap<string, string>, ...ids: readonly string[]) => new Set(ids.map((id) => names.get(id)));

it("[RT-36] modules that load others, and those that import one of them, are apart from the rest of what every page loads", () => {
  const graph: Graph = {
    entry: { now: ["start", "table"] },
    start: { now: ["react", "loaders"] },
    table: { later: ["page"] },
    loaders: {},
    react: {},
  };
  const first = new Set(Object.keys(graph));
  const importsOf = (id: string) => ({ now: graph[id]?.now ?? [], later: graph[id]?.later ?? [] });
  expect(namingModules(first, importsOf)).toEqual(new Set(["table", "entry"]));
});

it("all private pages need what their frame imports, and a part needs nothing that all its pages have", () => {
  const graph: Graph = {
    table: { later: ["private1", "private2", "login", "frame"] },
    private1: { now: ["shown"], later: ["part"] },
    private2: {},
    login: {},
    frame: { now: ["menu"] },
    part: { now: ["shown", "menu", "drawer"] },
    shown: {},
    menu: {},
    drawer: {},
  };
  const { needersOf } = unitsIn(modulesOf(graph), pagesOf("private1", "private2", "login"), files);
  expect(needersOf("menu")).toEqual(new Set(["private1", "private2"]));
  expect(needersOf("shown")).toEqual(new Set(["private1"]));
  expect(needersOf("drawer")).toEqual(new Set(["part"]));
});

it("[RT-54] what only the private frame needs is in the file of the frame, so that what it loads later renames no page", () => {
  const graph: Graph = {
    table: { later: ["private1", "private2", "frame"] },
    private1: { now: ["data"] },
    private2: { now: ["data"] },
    frame: { now: ["menu", "data"] },
    menu: { now: ["lateMenu"] },
    lateMenu: { later: ["drawer"] },
    drawer: { now: ["data"] },
    data: {},
  };
  const names = cut(modulesOf(graph), pagesOf("private1", "private2"), files);
  expect([...names.keys()]).toEqual(["data"]);
});

it("[RT-55] a file names for a later part nothing that is there when the part is loaded", () => {
  const chunk = (imports: string[], ...styles: string[]) => ({ imports, viteMetadata: { importedCss: new Set(styles) } });
  const chunks = {
    "page.js": chunk(["cards.js"], "page.css"),
    "cards.js": chunk(["dates.js"], "cards.css"),
    "frame.js": chunk(["menu.js"]),
    "dates.js": chunk([]),
    "menu.js": chunk([], "menu.css"),
  };
  const before = loadedWith(chunks, "page.js");
  expect([...before]).toEqual(["page.js", "cards.js", "page.css", "dates.js", "cards.css"]);
  const besideFrame = loadedWith(chunks, "page.js", "frame.js");
  const write = (names: readonly string[], ...calls: string[]) =>
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);\nimport"./cards.js";${calls}`;
  const all = ["drawer.js", "dates.js", "menu.js", "fields.js", "cards.css", "menu.css", "other.js", "sums.js"];
  const code = write(all, "__vite__mapDeps([0,1,2,3,4,5])", "__vite__mapDeps([6,1,2,5])", "__vite__mapDeps([7,1,4])");
  const result = withoutLoaded(code, (part) => (part === "other.js" ? besideFrame : before));
  const kept = ["drawer.js", "menu.js", "fields.js", "menu.css"];
  expect(result).toBe(write(kept, "__vite__mapDeps([0,1,2,3])", "[]", "[]"));
  // Without any name left the list goes too.
  expect(withoutLoaded(write(all, "__vite__mapDeps([7,1,4])"), () => before)).toBe('import"./cards.js";[]');
  expect(withoutLoaded("nothing();", () => before)).toBe("nothing();");
});

/** Three pages: two share `both`, and one of them shares `other`, of that size, with the third. */
const shareOf = (size: number, hot: string): Map<string, string> => {
  const pages = ["a", "b", "c"].map((each) => (each === hot ? `${each}Hot` : each));
  const [a = "", b = "", c = ""] = pages;
  const graph: Graph = {
    table: { later: pages },
    [a]: { now: ["both"] },
    [b]: { now: ["both", "other"] },
    [c]: { now: ["other"] },
    both: {},
    other: { size },
  };
  return cut(modulesOf(graph), pagesOf(...pages), files);
};

it("small modules of different pages share a file, large ones do not, and a page that is opened often decides", () => {
  expect(filesWith(shareOf(100, ""), "both", "other").size).toBe(1);
  expect(filesWith(shareOf(50_000, ""), "both", "other").size).toBe(2);
  // Page a needs nothing of `other`: the more often it is opened, the less is gained by one file.
  expect(filesWith(shareOf(1000, "b"), "both", "other").size).toBe(1);
  expect(filesWith(shareOf(1000, "a"), "both", "other").size).toBe(2);
});

/** Tells whether what a part shares with a page is in one file with what its own page, or only another one, shares with that page. */
const isWithLarge = (withLarge: string): boolean => {
  const graph: Graph = {
    table: { later: ["host", "other", "third"] },
    host: { now: withLarge === "host" ? ["large"] : [], later: ["part"] },
    other: { now: ["large", "small"] },
    third: { now: withLarge === "third" ? ["large"] : [] },
    part: { now: ["small"] },
    large: { size: 50_000 },
    // What loads another file later stays out of the first one.
    small: { size: 10, later: ["late"] },
    late: {},
  };
  return filesWith(cut(modulesOf(graph), pagesOf("host", "other", "third"), files), "large", "small").size === 1;
};

it("[RT-57] a part pays nothing for a file that all its pages have loaded, and its size for any other", () => {
  expect(isWithLarge("host")).toBe(true);
  expect(isWithLarge("third")).toBe(false);
});

/** Tells whether a module that three of four pages need is in the file that all load. */
const isInFirst = (common: Graph[string]): boolean => {
  const graph: Graph = {
    table: { later: ["a", "b", "c", "d"] },
    a: { now: ["common", "large"] },
    b: { now: ["common", "large"] },
    c: { now: ["common"] },
    d: { now: ["loader"] },
    common,
    large: { size: 50_000 },
    loader: { later: ["part"] },
    part: {},
  };
  return cut(modulesOf(graph), pagesOf("a", "b", "c", "d"), files).get("common") === "first";
};

it("[RT-40] what nearly all pages need is in the file that all load, unless it is large, imports another file or names one", () => {
  expect(isInFirst({})).toBe(true);
  expect(isInFirst({ size: 20_000 })).toBe(false);
  expect(isInFirst({ now: ["large"] })).toBe(false);
  expect(isInFirst({ now: ["loader"] })).toBe(false);
  expect(isInFirst({ later: ["part"] })).toBe(false);
});

const count = 14;

/** Pages with modules `m0` to `m13`, each of which imports only later ones: the modules have no cycle. */
const graphs = fc
  .record({
    imports: fc.array(fc.array(fc.nat(count - 1), { maxLength: 4 }), { minLength: count, maxLength: count }),
    pages: fc.array(fc.array(fc.nat(count - 1), { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 6 }),
    sizes: fc.array(fc.integer({ min: 10, max: 5000 }), { minLength: count, maxLength: count }),
  })
  .map(({ imports, pages, sizes }) => {
    const idsOf = (indexes: readonly number[]) => indexes.map((index) => `m${index}`);
    const pageIds = pages.map((_, index) => `page${index}`);
    const graph: Graph = Object.fromEntries([
      ["table", { later: pageIds }],
      ...pages.map((needed, index) => [`page${index}`, { now: idsOf(needed) }]),
      ...imports.map((needed, index) => [`m${index}`, { now: idsOf(needed.filter((each) => each > index)), size: sizes[index] }]),
    ]);
    return { modules: modulesOf(graph), pages: pagesOf(...pageIds) };
  });

/** Returns the files that each file imports, directly or through others. */
function importsOfFiles(modules: ReadonlyMap<string, Module>, fileOf: (id: string) => string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const [id, { imports: needed }] of modules) {
    const others = needed.map(fileOf).filter((file) => file !== fileOf(id));
    imports.set(fileOf(id), new Set([...(imports.get(fileOf(id)) ?? []), ...others]));
  }
  for (const reached of imports.values()) for (const file of reached) for (const further of imports.get(file) ?? []) reached.add(further);
  return imports;
}

it("each module that several pages need is in one file, and no file imports itself through others", () => {
  fc.assert(
    fc.property(graphs, ({ modules, pages }) => {
      const { needersOf } = unitsIn(modules, pages, files);
      const names = cut(modules, pages, files);
      const shared = [...modules.keys()].filter((id) => id.startsWith("m") && needersOf(id).size > 1);
      expect([...names.keys()].toSorted()).toEqual(shared.toSorted());
      const imports = importsOfFiles(modules, (id) => names.get(id) ?? id);
      expect([...imports].filter(([file, reached]) => reached.has(file))).toEqual([]);
    }),
  );
});

it("[RT-58] the files do not depend on the order in which modules were read", () => {
  fc.assert(
    fc.property(graphs, ({ modules, pages }) => {
      const namesOf = (entries: Iterable<[string, Module]>) => Object.fromEntries(cut(new Map(entries), pages, files));
      expect(namesOf([...modules].toReversed())).toEqual(namesOf(modules));
    }),
  );
});
