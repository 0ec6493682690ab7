import { createRequire } from "node:module";
import { join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import type { Consumer } from "./consumer.ts";

const resolve = (name: string) => createRequire(import.meta.url).resolve(name);

/** Builds an entry of the site for production into `folder`; its styles go into a file. React is left out. */
export function buildWithWebpack({ folder: site }: Consumer, entry: string, folder: string): Promise<void> {
  const compiler = webpack({
    mode: "production",
    context: site,
    entry,
    output: { path: join(site, folder), filename: "main.js", library: { type: "module" } },
    experiments: { outputModule: true },
    externals: [/^react(-dom)?($|\/)/],
    externalsType: "module",
    optimization: { minimize: false },
    plugins: [new MiniCssExtractPlugin()],
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, resolve("css-loader")] }] },
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString("errors-only")));
      else compiler.close(() => done());
    });
  });
}
