import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type PluginOption } from "vite";
import { run } from "../../scripts/setup.mjs";
import { readModel } from "../../tokens/src/brand/looks.ts";
import { makeBrand } from "../../tokens/src/brand/makeBrand.ts";
import { brotli, root } from "./build.ts";
import type { Row } from "./report.ts";

const seconds = async (act: () => unknown): Promise<number> => {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
};

/** Size of the script and styles of a site that takes one module of the library, built by Vite, without React. */
async function weigh(input: string, plugins: PluginOption): Promise<number> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [plugins],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, input),
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: "strict",
        checks: { pluginTimings: false },
        onLog: (level, log, next) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : next(level, log)),
        output: { codeSplitting: false },
      },
    },
  });
  if (!("output" in result)) throw new Error(`${input} was not built once`);
  return result.output.reduce((sum, file) => sum + brotli(file.type === "chunk" ? file.code : file.source), 0) / 1000;
}

/** Checks that the packed packages cost a site no more than their sources; they must be built first. */
export async function measurePacked(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const item of ["actions/Button", "bills/BillCard", "forms/Combobox", "overlays/Dialog", "data/Table"]) {
    const [library, floor] = [
      await weigh(`dist/design-system/${item}.js`, []),
      await weigh(`design-system/src/${item}.tsx`, vanillaExtractPlugin()),
    ];
    rows.push({
      part: "One component from the packages and from source, brotli",
      item,
      unit: "x",
      value: library / floor,
      limit: 1.05,
      library,
      floor,
      measure: "kB",
    });
  }
  return rows;
}

/** The time that builds take on two idle cores. */
export async function measureBuilds(): Promise<Row[]> {
  const built = (program: string, args: string[]) => () => {
    if (!run(program, args, { quiet: true }).ok) throw new Error(`${program} ${args.join(" ")} failed.`);
  };
  const model = await readModel();
  const hex = (value: number) => `#${(value & 0xffffff).toString(16).padStart(6, "0")}`;
  const brands = () => {
    // Colours over the whole range, the same in each run.
    for (let turn = 1; turn <= 1000; turn++) {
      makeBrand({ accent: hex(turn * 0x9e3779), ink: hex(turn * 0x5bd1e9), neutral: hex(turn * 0x27d4eb), radius: turn % 25 }, model);
    }
  };
  const row = (item: string, value: number, limit: number): Row => ({ part: "Builds, from nothing", item, unit: "s", value, limit });
  return [
    row("packages", await seconds(built("node", ["scripts/packages.ts"])), 10),
    row("Storybook", await seconds(built("storybook", ["build", "--quiet", "--output-dir", ".cache/bench-storybook"])), 60),
    row("1,000 brands", await seconds(brands), 30),
  ];
}
