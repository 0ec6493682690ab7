import { hasFreeConnection } from "@favilla/design-system/overlays/firstUse.ts";
import type { LateModule } from "../platform/loading/part.ts";
import type { LoadPage } from "./loaders.ts";
import { offeredRoutes, type PortalRoute, routeAt } from "./routes.ts";

type PageOf = (route: PortalRoute) => LateModule<Awaited<ReturnType<LoadPage>>>;

/** Fetches the code of the page that a link of the portal leads to. */
async function preloadLinked(pageOf: PageOf, { target, type }: Event): Promise<void> {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (link?.origin !== window.location.origin || (type !== "pointerdown" && !hasFreeConnection())) return;
  const route = routeAt(offeredRoutes(), link.pathname);
  if (!route) return;
  const page = pageOf(route);
  if (await page.preload()) page.loaded()?.preloadParts?.();
}

/**
 * Fetches a page when the pointer, a finger or focus reaches the link to it, so that its code comes while the press lasts (RT-47). Where data
 * are saved or the network is slow, only a press fetches it.
 */
export function followNearLinks(pageOf: PageOf): void {
  for (const act of ["pointerover", "focusin", "pointerdown"])
    addEventListener(act, (event) => void preloadLinked(pageOf, event), { passive: true });
}
