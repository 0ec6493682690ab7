import { createRequire } from "node:module";
import { join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import type { Consumer } from "./consumer.ts";

const resolve = (name: string) => createRequire(import.meta.url).resolve(name);

/** Builds an entry of the site for production into `folder`; its styles go into a file. React is left out unless the page is whole. */
export function buildWithWebpack({ folder: site }: Consumer, entry: string, folder: string, { whole = false } = {}): Promise<void> {
  const compiler = webpack({
    mode: "production",
    context: site,
    entry,
    output: { path: join(site, folder), filename: "main.js", ...(!whole && { library: { type: "module" } }) },
    experiments: { outputModule: true },
    externals: whole ? [] : [/^react(-dom)?($|\/)/],
    externalsType: "module",
    optimization: { minimize: false },
    plugins: [new MiniCssExtractPlugin()],
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, resolve("css-loader")] }] },
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      // Warnings of size concern React too, and say nothing of the library.
      const warnings = stats?.compilation.warnings.filter(({ name }) => !/SizeLimit|NoAsyncChunks/.test(name)) ?? [];
      if (error || stats?.hasErrors() || warnings.length > 0) fail(error ?? new Error(stats?.toString("errors-warnings")));
      else compiler.close(() => done());
    });
  });
}
