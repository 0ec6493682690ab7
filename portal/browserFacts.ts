/** Globals that all browsers of docs/browsers.md have, by their type, and those of Node that none has. */
export const browserFacts: Readonly<Record<"object" | "function" | "undefined", readonly string[]>> = {
  object: ["document", "performance", "window"],
  function: [
    "AbortController",
    "MessageChannel",
    "Promise",
    "URLSearchParams",
    "WeakMap",
    "WeakSet",
    "clearTimeout",
    "queueMicrotask",
    "reportError",
    "requestAnimationFrame",
    "setTimeout",
  ],
  undefined: ["process", "setImmediate"],
};

/**
 * The answers to what libraries ask about the browser, `typeof reportError`: what they do without it is left out of every first load. So is
 * React's way to its developer tools, which the server of `npm run dev` has.
 */
export const knownAnswers: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(browserFacts).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, JSON.stringify(type)])),
  ),
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
};
