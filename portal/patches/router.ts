import type { Plugin } from "vite";

/** Source of the router's hooks for a router that loads data, and its replacement. */
const dataRouterParts: readonly (readonly [part: RegExp, instead: string])[] = [
  [/React\S*\.useContext\(IsDataRouteContext\) \? useNavigateStable\(\) : /, ""],
  [/let dataRouterState = dataRouterOpts\?\.state;/, "const dataRouterState = void 0;"],
  [/match\.route\.errorElement \|\| defaultErrorElement/, "null"],
  [/static contextType = RSCRouterContext;/, ""],
  [/dataRouterState && \(match\.route\.ErrorBoundary [^?]*\? [^;]*?\}\) : (?=getChildren\(\);)/, ""],
];

/** Files that must have declarations to mark: the patch fits no longer if they have none. */
const markedFiles = ["dom/lib.js", "context.js", "router/utils.js"];

/** A class with private fields, which the bundler keeps because older browsers need statements beside it. */
const classWithPrivateFields = /^var (\w+) = (class \{\n\t#[\s\S]*?^\});$/gm;

/** Returns a file of the router without what only a router that loads data needs; throws if the file is not as it was. */
export function withoutDataRouter(file: string, code: string): string {
  const marked = code
    .replaceAll(/^((?:const|let) \w+ = )(React\S*\.(?:forwardRef|memo|createContext)\(|new Set\()/gm, "$1/* @__PURE__ */ $2")
    .replaceAll(classWithPrivateFields, "var $1 = /* @__PURE__ */ (() => $2)();")
    .replaceAll(/^\w+\.displayName = .*$/gm, "");
  if (marked === code && markedFiles.includes(file))
    throw new Error(`portal/patches/router.ts: react-router declares the components of ${file} in another way than it used to`);
  if (file !== "hooks.js") return marked;
  return dataRouterParts.reduce((text, [part, instead]) => {
    if (!part.test(text))
      throw new Error(`portal/patches/router.ts: react-router has no ${part} any more: look whether its hooks still need no data router`);
    return text.replace(part, instead);
  }, marked);
}

/**
 * The parts of the router for loaders and actions, of which this portal has none, would be on every page. Its contexts and components are
 * declared by calls that the bundler cannot prove free of effects: they are marked, so that unused ones are dropped. Its hooks ask whether
 * a router that loads data is around them: there never is.
 */
export const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  transform(code, id) {
    const [, file] = /\/react-router\/dist\/production\/lib\/(.*)$/.exec(id) ?? [];
    return file ? { code: withoutDataRouter(file, code), map: null } : null;
  },
};
