import { importAgain } from "@favilla/design-system/theme/importAgain.ts";
import { type LatePart, part } from "../platform/loading/part.ts";
import type { PageName } from "../platform/pages/messages.it.ts";
import { readSession } from "../platform/session/session.ts";
import { namedInDocument } from "./documentFiles.ts";
import type { laterFiles } from "./laterFiles.ts";
import { type LoadPage, loaders } from "./loaders.ts";
import { isPrivate, type PortalRoute, routeAt, routes } from "./routes.ts";

const importTable = importAgain(() => loaders().table());

/** Loads the table of all pages. Its error does not name the file, which would be taken for the page's. */
export async function loadTable(): Promise<typeof laterFiles> {
  try {
    return (await importTable()).laterFiles;
  } catch (cause) {
    throw new Error("the table of later files could not be loaded", { cause });
  }
}

/** Declares a page or the frame as a part: its files are those that the document names, or else those of the table of all pages. */
const listedPart = <Name extends string, Module>(name: Name, find: (table: typeof laterFiles) => () => Promise<Module>) =>
  part<Name, Module>(name, async () => namedInDocument<Module>(name) ?? find(await loadTable())());

export const privateArea = listedPart("PrivateArea", (table) => table.privateArea);

type PageModule = Awaited<ReturnType<LoadPage>>;
type PagePart = LatePart<PageModule, string>;

const pages = new Map<PageName, PagePart>();

/** Returns the page of a route as a part that is loaded once. */
export function pagePart({ key }: PortalRoute): PagePart {
  const existing = pages.get(key) ?? listedPart<string, PageModule>(key, (table) => table.pages[key]);
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
