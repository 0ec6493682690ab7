import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { readSession } from "../session/session.ts";
import { chunkCame } from "./chunk.ts";
import { type PortalRoute, routes } from "./routes.ts";

export const loadPrivateArea = () => import("./PrivateArea.tsx").then(({ PrivateArea }) => ({ default: PrivateArea }));

/** Pages that have come: shown at once, they take over what was drawn without leaving a gap. */
export const loadedPages = new Map<PortalRoute["page"], ComponentType>();

/** Starts to load what the address will need, while the configuration and the words are still on their way. */
export function preload(pathname: string): Promise<unknown> {
  const route = routes.find(({ path, bare }) => matchPath(bare ?? path, pathname));
  const isPrivate = route !== undefined && route.area !== "public";
  const wanted = isPrivate && !readSession() ? routes.find(({ key }) => key === "login") : route;
  if (!wanted) return Promise.resolve();
  const { key, page, area } = wanted;
  const loaded = page().then((chunk) => {
    loadedPages.set(page, chunk.default);
    chunkCame(key);
  });
  return area === "public" ? loaded : Promise.all([loaded, loadPrivateArea()]);
}
