import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { helpLine } from "./helpLine.ts";
import { hosting } from "./hosting/plugin.ts";
import { preloadFont } from "./preloadFont.ts";
import { prerender } from "./prerender.ts";
import { shares } from "./shares/plugin.ts";
import { targets } from "../tokens/build/targets.ts";

const sandbox = { target: process.env["SANDBOX_URL"] ?? "http://127.0.0.1:4010", changeOrigin: false };

/**
 * The spreadsheet writer compresses in a worker made from a blob, which the content security policy rejects. This makes it compress without
 * a worker.
 */
const zipInPlace: Plugin = {
  name: "zip-in-place",
  transform(code, id) {
    if (!id.includes("/write-excel-file/modules/export/writeXlsxFileUniversal.")) return null;
    const own = code.replace("zipToArrayBuffer, true)", "zipToArrayBufferSync, false)");
    if (own === code) this.error("write-excel-file zips in another way than it used to: look whether it still needs a worker");
    return { code: own, map: null };
  },
};

/**
 * The parts of the router for loaders and actions, of which this portal has none, would be on every page. Its contexts and components are
 * declared by calls that the bundler cannot prove free of effects: they are marked, so that unused ones are dropped. Its hooks ask whether
 * a router that loads data is around them: there never is.
 */
const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  transform(code, id) {
    const [, file] = /\/react-router\/dist\/production\/lib\/(.*)$/.exec(id) ?? [];
    if (!file) return null;
    const marked = code
      .replaceAll(/^((?:const|let) \w+ = )(React\S*\.(?:forwardRef|memo|createContext)\(|new Set\()/gm, "$1/* @__PURE__ */ $2")
      .replaceAll(/^\w+\.displayName = .*$/gm, "");
    if (marked === code && ["dom/lib.js", "context.js"].includes(file))
      this.error("react-router declares its components in another way than it used to");
    if (file !== "hooks.js") return { code: marked, map: null };
    const declarative = dataRouterParts.reduce((text, [part, instead]) => {
      if (!part.test(text)) this.error(`react-router has no ${part} any more: look whether its hooks still need no router that loads data`);
      return text.replace(part, instead);
    }, marked);
    return { code: declarative, map: null };
  },
};

/** Source of the router's hooks for a router that loads data, and its replacement. */
const dataRouterParts: readonly (readonly [part: RegExp, instead: string])[] = [
  [/React\S*\.useContext\(IsDataRouteContext\) \? useNavigateStable\(\) : /, ""],
  [/let dataRouterState = dataRouterOpts\?\.state;/, "const dataRouterState = void 0;"],
  [/match\.route\.errorElement \|\| defaultErrorElement/, "null"],
  [/static contextType = RSCRouterContext;/, ""],
  [/dataRouterState && \(match\.route\.ErrorBoundary [^?]*\? [^;]*?\}\) : (?=getChildren\(\);)/, ""],
];

const { plugin: shared, nameOf } = shares();

/**
 * The first file names only the stylesheets of the pages, without which a page must not be shown: their scripts are named in the document for
 * the first page, and in a later file for all others (src/shell/parts.ts).
 */
const withoutScripts = (file: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  hostId.startsWith("assets/start-") ? needed.filter((each) => each !== file && each.endsWith(".css")) : needed;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), zipInPlace, unusedRouterParts, shared, helpLine(), preloadFont(), prerender(), hosting()],
  // SWR's stand-in for a hook that React has had since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  server: { host: "127.0.0.1", proxy: { "/api": sandbox, "/admin/api": sandbox, "/sandbox": sandbox } },
  build: {
    target: targets,
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: withoutScripts },
    rolldownOptions: {
      // Fields are assigned: defining them takes code of its own in the oldest browsers, and no class here has a setter for a field.
      transform: { assumptions: { setPublicClassFields: true } },
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
});
