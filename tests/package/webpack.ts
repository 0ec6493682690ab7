import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack, { type Configuration } from "webpack";
import type { Consumer } from "./consumer.ts";

const resolve = (name: string) => createRequire(import.meta.url).resolve(name);

/** Settings of a build for production whose styles go into files of their own. */
const settings = {
  mode: "production",
  experiments: { outputModule: true },
  externalsType: "module",
  optimization: { minimize: false },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, resolve("css-loader")] }] },
} satisfies Configuration;

function run(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      // Warnings of size concern React too, and say nothing of the library.
      const warnings = stats?.compilation.warnings.filter(({ name }) => !/SizeLimit|NoAsyncChunks/.test(name)) ?? [];
      if (error || stats?.hasErrors() || warnings.length > 0) fail(error ?? new Error(stats?.toString("errors-warnings")));
      else compiler.close(() => done());
    });
  });
}

/** Builds an entry of the site for production into `folder`; its styles go into a file. React is left out unless the page is whole. */
export const buildWithWebpack = ({ folder: site }: Consumer, entry: string, folder: string, { whole = false } = {}): Promise<void> =>
  run({
    ...settings,
    context: site,
    entry,
    output: { path: join(site, folder), filename: "main.js", ...(!whole && { library: { type: "module" } }) },
    externals: whole ? [] : [/^react(-dom)?($|\/)/],
    plugins: [new MiniCssExtractPlugin()],
  });

/** Builds entries of the library, each as a bundle of its own that shares nothing with the others. Returns script and styles of each. */
export async function buildAllWithWebpack(site: string, entries: readonly string[]): Promise<Map<string, { code: string; css: string }>> {
  const out = mkdtempSync(join(site, "alone-"));
  await run({
    ...settings,
    context: site,
    entry: Object.fromEntries(
      entries.map((entry) => [entry, { import: `@favilla/design-system/${entry}`, library: { type: "module" as const } }]),
    ),
    output: { path: out, filename: "[name]/main.js", chunkFilename: "[name]/[id].js" },
    externals: [/^(?!@favilla\/design-system)[@\w]/],
    optimization: { ...settings.optimization, splitChunks: false },
    plugins: [new MiniCssExtractPlugin({ filename: "[name]/main.css" })],
  });
  const textOf = (entry: string, ending: string) =>
    globSync(`${entry}/*.${ending}`, { cwd: out })
      .map((file) => readFileSync(join(out, file), "utf8"))
      .join("\n");
  const built = new Map(entries.map((entry) => [entry, { code: textOf(entry, "js"), css: textOf(entry, "css") }]));
  rmSync(out, { recursive: true, force: true });
  return built;
}
