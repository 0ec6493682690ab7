import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { run } from "../../scripts/setup.mjs";
import { targets } from "../../tokens/build/targets.ts";
import { brotli, root } from "./build.ts";
import type { Row } from "./report.ts";

const part = "Each component alone, from the packages, brotli over bare React";
const folder = join(root, "dist/design-system");

/**
 * Size of a page that takes these entries and nothing else of the library, without React and without a brand. A part that is loaded later
 * counts only where it is an entry itself.
 */
async function weigh(entries: readonly string[]): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entries.map((entry) => `export * from "./${entry}.js";`).join("\n"), resolveDir: folder },
    outdir: "out",
    bundle: true,
    splitting: true,
    metafile: true,
    minify: true,
    write: false,
    format: "esm",
    target: targets,
    conditions: ["browser"],
    external: ["react", "react-dom"],
    loader: { ".woff2": "empty" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  const atOnce = new Set<string>();
  const visit = (path: string) => {
    const { imports = [], cssBundle } = metafile.outputs[path] ?? {};
    atOnce.add(resolve(path));
    if (cssBundle) atOnce.add(resolve(cssBundle));
    for (const { path: to, kind } of imports) if (kind === "import-statement" && !atOnce.has(resolve(to))) visit(to);
  };
  visit("out/stdin.js");
  return outputFiles.filter(({ path }) => atOnce.has(path)).reduce((sum, { contents }) => sum + brotli(contents), 0) / 1000;
}

/** The size limit for each kind of component in kB; see docs/adr/0003. */
const limits: Readonly<Record<string, number>> = {
  "actions/Button": 2,
  "feedback/Tag": 2,
  "layout/Card": 2,
  "forms/TextField": 2,
  "forms/Checkbox": 2,
  "forms/Switch": 7,
  "actions/ToggleGroup": 10,
  "feedback/Alert": 2,
  "feedback/Skeleton": 2,
  "disclosure/Disclosure": 2,
  "disclosure/Accordion": 9,
  "overlays/Dialog": 6,
  "overlays/Popover": 4,
  "overlays/PopoverPanel": 24,
  "overlays/Menu": 4,
  "overlays/MenuPanel": 30,
  "overlays/Tooltip": 20,
  "feedback/Toast": 15,
  "disclosure/Tabs": 10,
  "forms/Combobox": 4,
  "forms/ComboboxList": 40,
  "forms/DateField": 15,
  // Its former limit, and the popover around it.
  "forms/DateCalendar": 62,
  "layout/Carousel": 15,
  // 6 of them are dayjs (docs/adr/0030).
  "bills/BillCard": 14,
};

const kit = [
  "actions/Button",
  "forms/TextField",
  "forms/Select",
  "forms/Checkbox",
  "disclosure/Tabs",
  "disclosure/Accordion",
  "overlays/Dialog",
  "feedback/Tag",
  "data/Table",
  "feedback/Skeleton",
];

/** Every component alone, a kit of ten, chart with table, and the stylesheets as a whole. */
export async function measureParts(): Promise<Row[]> {
  if (!run("node", ["scripts/packages.ts"]).ok) throw new Error("The packages could not be built.");
  const names = globSync("*/[A-Z]*.d.ts", { cwd: folder })
    .map((file) => file.replace(".d.ts", ""))
    .filter((name) => !/\.css$/.test(name) && !name.startsWith("icons/"))
    .sort();
  const row = (item: string, value: number, limit?: number): Row => ({ part, item, unit: "kB", value, limit });
  const unknown = [...Object.keys(limits), ...kit].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no component ${unknown.join(", ")}.`);
  const rows: Row[] = [];
  for (const name of names) rows.push(row(name, await weigh([name]), limits[name]));
  const styles = readFileSync(join(folder, "all.css"), "utf8");
  const look = readFileSync(join(root, "dist/tokens/css/favilla.css"), "utf8");
  const first = look.slice(0, look.indexOf("\n  }") + 4);
  return [
    ...rows,
    row("kit of ten", await weigh(kit), 22),
    row("chart with table, 6 kB of it dayjs", await weigh(["consumption/ConsumptionChart", "data/Table"]), 34),
    row("all stylesheets, with the Favilla brand", brotli(styles) / 1000, 25),
    row("one look's custom properties", brotli(first) / 1000, 2),
  ];
}
