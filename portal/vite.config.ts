import { preloadFont } from "@favilla/design-system/vite/index.ts";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { zipInPlace } from "../design-system/build/zipInPlace.ts";
import { targets } from "../tokens/build/targets.ts";
import { knownAnswers } from "./browserFacts.ts";
import { early } from "./earlyScript.ts";
import { helpLine } from "./helpLine.ts";
import { hosting } from "./hosting/plugin.ts";
import { unusedRouterParts } from "./patches/router.ts";
import { prerender } from "./prerender.ts";
import { shares } from "./shares/plugin.ts";
import { styleNames } from "./styleNames.ts";
import { texts } from "./texts/plugin.ts";

const sandbox = { target: process.env["SANDBOX_URL"] ?? "http://127.0.0.1:4010", changeOrigin: false };

const { plugin: shared, nameOf } = shares();

/** The entry names no scripts that come with those that it loads later: most visits load none of these, and the page's are in the document. */
const withoutScripts = (file: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  hostId.startsWith("assets/start-") ? needed.filter((each) => each !== file && each.endsWith(".css")) : needed;

/** Short names of styles in what is built; on the server of `npm run dev` they say their file. */
const identifiersOf = (command: string) => (command === "build" ? styleNames() : "debug");

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: identifiersOf(command) }),
    texts(),
    // Before Vite's own resolution of relative paths.
    { ...zipInPlace(), enforce: "pre" },
    unusedRouterParts,
    shared,
    early(),
    helpLine(),
    preloadFont(),
    prerender(),
    hosting(),
  ],
  // SWR's stand-in for a hook that React has had since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  server: { host: "127.0.0.1", proxy: { "/api": sandbox, "/admin/api": sandbox, "/sandbox": sandbox, "/playground": sandbox } },
  build: {
    target: targets,
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: withoutScripts },
    rolldownOptions: {
      // Fields are assigned: defining them takes code of its own in the oldest browsers, and no class here has a setter for a field.
      transform: { assumptions: { setPublicClassFields: true }, define: knownAnswers },
      // Otherwise `class extends React.Component` would keep unused code in the bundle.
      treeshake: { propertyReadSideEffects: false },
      // Constants, most of them class names of the stylesheets, are written where they are used.
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: {
        entryFileNames: "assets/start-[hash].js",
        // Shared files have short names, because many files contain them. Pages and parts have readable names.
        chunkFileNames: ({ name }) => (/^(first$|shared-)/.test(name) ? "assets/[hash:7].js" : "assets/[name]-[hash:7].js"),
        assetFileNames: "assets/[hash:6][extname]",
        codeSplitting: {
          // A group contains only its own modules, not their imports. Otherwise pages would load each other's code.
          includeDependenciesRecursively: false,
          groups: [{ name: nameOf, debugName: "shared" }],
        },
      },
    },
  },
}));
