/** What of the router's package goes into the build; docs/adr/0009 says why. */
import { fileURLToPath } from "node:url";
import type { Alias, Plugin } from "vite";

/** The package answers a bundler with its development build; this is the other one. */
const production = fileURLToPath(new URL("../node_modules/react-router/dist/production/index.mjs", import.meta.url));

export const productionRouter: Alias = { find: /^react-router(-dom)?$/, replacement: production };

/** The package's own links and forms, of which none is used here, are made by calls that a bundler must take for ones that do something. */
export function unusedRouterParts(): Plugin {
  let found = false;
  return {
    name: "unused-router-parts",
    apply: "build",
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/chunk-/.test(id)) return null;
      const pure = code.replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1");
      found ||= pure !== code;
      // A name for developers' tools, which keeps what it names.
      return { code: pure.replace(/^\w+\.displayName = .*;$/gm, ""), map: null };
    },
    buildEnd(failure) {
      if (!failure && !found)
        this.error("react-router makes its parts in another way than it used to: look what of it goes into the build");
    },
  };
}
