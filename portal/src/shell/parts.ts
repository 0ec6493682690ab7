import { type LatePart, part } from "../platform/loading/part.ts";
import { readSession } from "../platform/session/session.ts";
import { loaders } from "./loaders.ts";
import { isPrivate, type PortalRoute, routeAt, routes } from "./routes.ts";

export const privateArea = part("PrivateArea", () => loaders().privateArea());

type PageModule = Awaited<ReturnType<PortalRoute["page"]>>;
type PagePart = LatePart<PageModule, string>;

const pages = new Map<PortalRoute["key"], PagePart>();

let listed: Awaited<ReturnType<ReturnType<typeof loaders>["lists"]>> | undefined;

/**
 * Loads the table of later files once more, from a file that also names all scripts of each page, so that a page's scripts are requested at
 * once. The first table does without these names: its own page's stand in the document (docs/adr/0009).
 */
export async function loadLists(): Promise<void> {
  listed = await loaders().lists();
}

/** Returns the page of a route as a part that is loaded once. */
export function pagePart({ key, page }: PortalRoute): PagePart {
  const request = () => (listed?.laterFiles.pages[key] ?? page)();
  const existing = pages.get(key) ?? part<string, PageModule>(key, request);
  pages.set(key, existing);
  return existing;
}

/**
 * Requests the data that the frame and the page of a signed-in customer show first, as soon as the code of both is there: their queries
 * then travel in one request (AP-27). Resolves when they are requested, or need not be. The configuration must be loaded.
 */
export async function prefetchData(pathname: string): Promise<void> {
  const shown = routeToShow(pathname);
  if (!shown || shown.area === "public") return;
  const page = pagePart(shown);
  await Promise.all([privateArea.preload(), page.preload()]);
  privateArea.loaded()?.prefetchFrame();
  page.loaded()?.prefetchData?.();
}

/** Returns the page of an address; without a session, the sign-in page instead of a private one. */
function routeToShow(pathname: string): PortalRoute | undefined {
  return isPrivate(pathname) && !readSession() ? routes.find(({ key }) => key === "login") : routeAt(routes, pathname);
}

/** Loads the code for the address while the configuration and the words are loading. Resolves to whether all was loaded. */
export async function preload(pathname: string): Promise<boolean> {
  const shown = routeToShow(pathname);
  if (!shown) return true;
  const parts = shown.area === "public" ? [pagePart(shown)] : [pagePart(shown), privateArea];
  return !(await Promise.all(parts.map((each) => each.preload()))).includes(false);
}
