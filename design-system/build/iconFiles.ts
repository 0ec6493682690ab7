/** The icons as SVG files for design tools, rendered from the components, with an index. */
import { cpSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { root } from "../../tokens/build/manifest.ts";

const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">';

/** "arrow-down" for ArrowDownIcon. */
const fileNameOf = (component: string) =>
  component
    .replace(/Icon$/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();

/** Writes `icons/svg` of the built library. */
export async function writeIconFiles(library: string): Promise<void> {
  const folder = join(library, "icons/svg");
  mkdirSync(folder);
  const components = globSync("icons/[A-Z]*Icon.js", { cwd: library }).map((file) => basename(file, ".js"));
  const index = await Promise.all(
    components.sort().map(async (component) => {
      const module = (await import(pathToFileURL(join(library, "icons", `${component}.js`)).href)) as Record<string, ComponentType>;
      const drawn = renderToStaticMarkup(createElement(module[component] as ComponentType));
      const file = `${fileNameOf(component)}.svg`;
      writeFileSync(join(folder, file), `${drawn.replace(/^<svg[^>]*>/, frame)}\n`);
      return { file, component, entry: `@favilla/design-system/icons/${component}` };
    }),
  );
  writeFileSync(join(folder, "index.json"), `${JSON.stringify(index, null, 2)}\n`);
  cpSync(join(root, "node_modules/lucide/LICENSE"), join(folder, "LICENSE-lucide.txt"));
}
