import type { ComponentType } from "react";
import { chunkCame } from "../platform/loading/chunk.ts";
import { readSession } from "../platform/session/session.ts";
import { type PortalRoute, routeAt, routes } from "./routes.ts";

const privateArea = () => import("./frames/PrivateArea.tsx");

export const loadPrivateArea = () => privateArea().then(({ PrivateArea }) => ({ default: PrivateArea }));

/** Where the customer is in the private area, asks for what its frame and the page need; the configuration must be there. */
export function askFirst(pathname: string): void {
  const wanted = wantedAt(pathname);
  if (!wanted || wanted.area === "public") return;
  const late = () => undefined;
  privateArea().then(({ askForFrame }) => askForFrame(), late);
  wanted.page().then(({ askFirst }) => askFirst?.(), late);
}

/** The page that an address leads to. */
function wantedAt(pathname: string): PortalRoute | undefined {
  const route = routeAt(routes, pathname);
  const isPrivate = route !== undefined && route.area !== "public";
  return isPrivate && !readSession() ? routes.find(({ key }) => key === "login") : route;
}

/** Pages that have come: shown at once, they take over what was drawn without leaving a gap. */
export const loadedPages = new Map<PortalRoute["page"], ComponentType>();

/** Starts to load what the address will need, while the configuration and the words are still on their way. */
export function preload(pathname: string): Promise<unknown> {
  const wanted = wantedAt(pathname);
  if (!wanted) return Promise.resolve();
  const { key, page, area } = wanted;
  const loaded = page().then((chunk) => {
    loadedPages.set(page, chunk.default);
    chunkCame(key);
  });
  return area === "public" ? loaded : Promise.all([loaded, loadPrivateArea()]);
}
