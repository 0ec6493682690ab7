import { join } from "node:path";
import type { Rolldown } from "vite";
import { type RouteEntry, readRouteTable } from "./routeTable.ts";

/** Pages by the id of their module. */
export type Pages = ReadonlyMap<string, RouteEntry>;

/** Modules with a meaning of their own, by id. */
export interface Files {
  /** The table of routes. */
  table: string;
  /** The frame around every page that needs a session. */
  frame: string;
}

/** Returns those modules of a portal. */
export const filesIn = (root: string): Files => ({
  table: join(root, "src/shell/routes.ts"),
  frame: join(root, "src/shell/frames/PrivateArea.tsx"),
});

/** Finds the pages of a portal. Stops the build if there are none. */
export async function findPages(build: Rolldown.PluginContext, root: string): Promise<Pages> {
  const { table, frame } = filesIn(root);
  const pages = new Map<string, RouteEntry>();
  for (const entry of readRouteTable(build.parse(build.getModuleInfo(table)?.code ?? ""))) {
    const page = await build.resolve(entry.specifier, table);
    if (page) pages.set(page.id, entry);
  }
  if (pages.size === 0 || !build.getModuleInfo(frame))
    build.error("the table of routes, or the private frame, is not where the build looks for it");
  return pages;
}
