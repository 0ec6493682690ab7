import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const sandbox = { target: process.env["SANDBOX_URL"] ?? "http://127.0.0.1:4010", changeOrigin: false };

/** The router's package answers a bundler with its development build; this is the other one. */
const productionRouter = fileURLToPath(new URL("../node_modules/react-router/dist/production/index.mjs", import.meta.url));

/** Parts of general rooms that no public page needs. */
const privateOnly = "LoadingOverlay";
const commonParts = new RegExp(
  `/lucide/|/design-system/src/((text|icons|layout)/|theme/useCommitEffect|(actions|feedback)/(?!${privateOnly}))|` +
    "/portal/src/(app/(?!load\\.ts|formResolver)|api/(rest|messages)\\.)",
);
/** What every form is made of, so that the pages with one share a file and those without don't get it. */
const formParts =
  /\/react-hook-form\/|\/design-system\/src\/(forms\/(Field|TextField|PasswordField|ErrorSummary|messages)\b|access\/(AccessForm|EmailField|signInMessages)\b)|\/portal\/src\/app\/formResolver/;
const privateParts = new RegExp(
  `/(swr|dequal|use-sync-external-store)/|/design-system/src/((bills|data|overlays)/|(actions|feedback)/(${privateOnly}))|` +
    "/portal/src/(account|app|bills|session|supplies|vouchers)/|/portal/src/api/(bill|commodity|supplies|account|vouchers|amount)",
);

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
  plugins: [react(), vanillaExtractPlugin(), zipInPlace],
  resolve: { alias: command === "build" ? [{ find: /^react-router(-dom)?$/, replacement: productionRouter }] : [] },
  server: { host: "127.0.0.1", proxy: { "/api": sandbox, "/admin/api": sandbox, "/sandbox": sandbox } },
  build: {
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Few files, each loaded only by pages that use it: what every page needs, what most do, what forms do, what the private ones do.
            { name: "core", tags: ["$initial"], priority: 3 },
            { name: "common", test: commonParts, minShareCount: 3, priority: 2 },
            { name: "forms", test: formParts, minShareCount: 2, priority: 2 },
            { name: "private", test: privateParts, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
}));
