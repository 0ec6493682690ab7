import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { prerender } from "./prerender.ts";
import { askedForAhead, shareOf } from "./shares.ts";

const sandbox = { target: process.env["SANDBOX_URL"] ?? "http://127.0.0.1:4010", changeOrigin: false };

/** The router's package answers a bundler with its development build; this is the other one. */
const productionRouter = fileURLToPath(new URL("../node_modules/react-router/dist/production/index.mjs", import.meta.url));

/** The spreadsheet writer zips in a worker made from a blob, which the content security policy refuses; it can do so in place too. */
const zipInPlace: Plugin = {
  name: "zip-in-place",
  transform(code, id) {
    if (!id.includes("/write-excel-file/modules/export/writeXlsxFileUniversal.")) return null;
    const own = code.replace("zipToArrayBuffer, true)", "zipToArrayBufferSync, false)");
    if (own === code) this.error("write-excel-file zips in another way than it used to: look whether it still needs a worker");
    return { code: own, map: null };
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin(), zipInPlace, prerender()],
  resolve: { alias: command === "build" ? [{ find: /^react-router(-dom)?$/, replacement: productionRouter }] : [] },
  server: { host: "127.0.0.1", proxy: { "/api": sandbox, "/admin/api": sandbox, "/sandbox": sandbox } },
  build: {
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: (_file, files) => askedForAhead(files) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes in only what is its own, not what that imports: else pages would get each other's parts.
          includeDependenciesRecursively: false,
          groups: [
            { name: "core", tags: ["$initial"], priority: 2 },
            { name: shareOf, debugName: "shared", priority: 1 },
          ],
        },
      },
    },
  },
}));
