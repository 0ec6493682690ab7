/** Every look: three brands by three modes. The first is the one in which stories are tested whole. */
export const looks = ["favilla", "brezza", "wireframe"].flatMap((brand) => ["light", "dark", "contrast"].map((mode) => ({ brand, mode })));

/**
 * The pictures that Chromatic takes of each story (DS-11), only where one can differ from another: in every look at the story's own
 * width, and on a phone once for each brand, since a mode changes colours and no layout. `npm run matrix` walks the same looks here.
 */
export const modes: Readonly<Record<string, { brand: string; mode: string; viewport?: string }>> = Object.fromEntries([
  ...looks.map((look) => [`${look.brand} ${look.mode}`, look]),
  ...looks.filter(({ mode }) => mode === "light").map((look) => [`${look.brand} phone`, { ...look, viewport: "phone" }]),
]);

/** The modes of a story that has a width of its own: on a phone it would be another picture of that. */
export const modesOfOwnWidth = Object.fromEntries(
  Object.entries(modes).map(([name, mode]) => [name, mode.viewport ? { disable: true } : mode]),
);
