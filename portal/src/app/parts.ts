import { matchPath } from "react-router-dom";
import { readSession } from "../session/session.ts";
import { routes } from "./routes.ts";

export const loadPrivateArea = () => import("./PrivateArea.tsx").then(({ PrivateArea }) => ({ default: PrivateArea }));

/** Starts to load what the address will need, while the configuration and the words are still on their way. */
export function preload(pathname: string): void {
  const route = routes.find(({ path, bare }) => matchPath(bare ?? path, pathname));
  const isPrivate = route !== undefined && route.area !== "public";
  const wanted = isPrivate && !readSession() ? routes.find(({ key }) => key === "login") : route;
  if (!wanted) return;
  const parts = [wanted.page, ...(wanted.area === "public" ? [] : [loadPrivateArea])];
  for (const load of parts) load().catch(() => undefined);
}
