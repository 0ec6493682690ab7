/** Every look: three brands in three modes. All stories are tested in the first look. */
export const looks = ["favilla", "brezza", "wireframe"].flatMap((brand) => ["light", "dark", "contrast"].map((mode) => ({ brand, mode })));

/**
 * The pictures that Chromatic takes of each story (DS-11), limited to those that can differ: every look at the story's own width, and one
 * phone picture per brand, because a mode changes colours but not layout. `npm run tool -- matrix` uses the same looks.
 */
export const modes: Readonly<Record<string, { brand: string; mode: string; viewport?: string }>> = Object.fromEntries([
  ...looks.map((look) => [`${look.brand} ${look.mode}`, look]),
  ...looks.filter(({ mode }) => mode === "light").map((look) => [`${look.brand} phone`, { ...look, viewport: "phone" }]),
]);

/** Modes for a story that sets its own width. The phone pictures are disabled because they would ignore that width. */
export const modesOfOwnWidth = Object.fromEntries(
  Object.entries(modes).map(([name, mode]) => [name, mode.viewport ? { disable: true } : mode]),
);
