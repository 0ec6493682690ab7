import type { LateModule } from "../platform/loading/part.ts";
import type { LoadPage } from "./loaders.ts";
import { offeredRoutes, type PortalRoute, routeAt } from "./routes.ts";

type PageOf = (route: PortalRoute) => LateModule<Awaited<ReturnType<LoadPage>>>;

/**
 * Tells whether code may be fetched that is perhaps not needed. The library's own function stands in a file with what private pages share,
 * 10 kB, which the table of all pages would bring to every page.
 */
function hasFreeConnection(): boolean {
  const { saveData = false, effectiveType = "4g" } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return !saveData && effectiveType === "4g";
}

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
