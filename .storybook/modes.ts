/** What Chromatic takes of each story (DS-11); `npm run matrix` walks the same looks here, with axe. */
const viewports = { phone: 390, desktop: 1280 };

export const modes = Object.fromEntries(
  ["favilla", "brezza", "wireframe"].flatMap((brand) =>
    ["light", "dark", "contrast"].flatMap((mode) =>
      Object.entries(viewports).map(([name, viewport]) => [`${brand} ${mode} ${name}`, { brand, mode, viewport }]),
    ),
  ),
);
