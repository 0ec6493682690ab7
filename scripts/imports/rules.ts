/** The allowed imports, as data. A package, floor or room imports itself, the names listed beside it here, and nothing else. */
export const packageImports: Readonly<Record<string, readonly string[]>> = {
  tokens: [],
  "design-system": ["tokens"],
  portal: ["design-system", "tokens", "docs"],
  sandbox: ["docs"],
  docs: [],
  brands: [],
  ".storybook": ["design-system", "tokens", "stories", "brands"],
  stories: ["design-system", "tokens", "brands", ".storybook"],
  scripts: ["tokens", "design-system", "portal", "sandbox", "docs", "tests"],
  tests: ["stories", "sandbox", "portal", "design-system", "tokens", "docs", "scripts", "tools", ".storybook"],
  tools: ["tests", "stories", "sandbox", "portal", "design-system", "tokens", "docs", "scripts", ".storybook"],
  /** Settings of programs, which stand in the root. */
  settings: ["tokens", "design-system", "scripts"],
};

/** Folders of a package beside its sources: what builds it, its commands and the rules of its hosting import the sources, never back. */
export const besideSources = ["build", "commands", "hosting"];

/** The folder of what several tools use. A tool imports it and itself, and no other tool. */
export const sharedTools = "common";

/** The portal's floors, from the top. */
export const floorImports: Readonly<Record<string, readonly string[]>> = {
  shell: ["rooms", "platform"],
  rooms: ["platform"],
  platform: [],
};

/** The sandbox's floors, from the top. Files beside its folders are the server; folders that are no room are the base. */
export const sandboxFloorImports: Readonly<Record<string, readonly string[]>> = {
  server: ["seed", "rooms", "base"],
  seed: ["rooms", "base"],
  rooms: ["base"],
  base: [],
};

/** The rooms of portal, library and sandbox. In portal and library, the panel of any other room comes as a slot, which the shell or the page fills. */
export const roomImports: Readonly<Record<string, readonly string[]>> = {
  supplies: [],
  vouchers: [],
  consumption: ["supplies"],
  readings: ["supplies", "consumption"],
  bills: ["supplies", "consumption"],
  account: ["supplies", "vouchers"],
  payments: ["supplies", "account"],
  access: ["account"],
  home: ["supplies", "bills", "account", "readings", "consumption"],
};

/** The library's folder of catalogues. It imports every room's Italian words, and no room imports it. */
export const catalogues = "locales";

/**
 * The one import that may close a circle: the type of all words is derived from the Italian catalogue, which imports every room. Only types
 * go this way, so that nothing of it is left in the built package.
 */
export const derivedWords = { from: "design-system/src/theme/messages.ts", to: "design-system/src/locales/it.ts" };
