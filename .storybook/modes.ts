/** Every look: three brands by three modes. The first is the one in which stories are tested whole. */
export const looks = ["favilla", "brezza", "wireframe"].flatMap((brand) => ["light", "dark", "contrast"].map((mode) => ({ brand, mode })));

const viewports = { phone: 390, desktop: 1280 };

/** What Chromatic takes of each story (DS-11); `npm run matrix` walks the same looks here, with axe. */
export const modes = Object.fromEntries(
  looks.flatMap(({ brand, mode }) =>
    Object.entries(viewports).map(([name, viewport]) => [`${brand} ${mode} ${name}`, { brand, mode, viewport }]),
  ),
);
