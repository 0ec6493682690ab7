import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { preloadFont } from "./preloadFont.ts";
import { prerender } from "./prerender.ts";
import { shares } from "./shares.ts";

const sandbox = { target: process.env["SANDBOX_URL"] ?? "http://127.0.0.1:4010", changeOrigin: false };

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

const { plugin: shared, nameOf } = shares();

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), zipInPlace, shared, preloadFont(), prerender()],
  server: { host: "127.0.0.1", proxy: { "/api": sandbox, "/admin/api": sandbox, "/sandbox": sandbox } },
  build: {
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Else `class extends React.Component` keeps in what nobody uses.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Short, since the first file names all others; pages and parts are known by their names.
        chunkFileNames: ({ name }) => (name.startsWith("shared-") ? "assets/[hash:7].js" : "assets/[name]-[hash:7].js"),
        assetFileNames: "assets/[hash:6][extname]",
        codeSplitting: {
          // A group takes in only what is its own, not what that imports: else pages would get each other's parts.
          includeDependenciesRecursively: false,
          groups: [
            { name: "core", tags: ["$initial"], priority: 2 },
            { name: nameOf, debugName: "shared", priority: 1 },
          ],
        },
      },
    },
  },
});
