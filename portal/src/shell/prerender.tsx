import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router";
import { type Config, parseConfig, setConfig } from "../platform/config/config.ts";
import { appMessages, type PageName, pagesMessages } from "../platform/pages/messages.it.ts";
import { Portal } from "./App.tsx";
import { laterFiles } from "./laterFiles.ts";
import { setLoaders } from "./loaders.ts";
import { offeredRoutes, routes } from "./routes.ts";
import { startFiles } from "./startFiles.ts";

setLoaders(startFiles);

/** Name of the component and file of a page. */
const componentOf = async (key: PageName): Promise<string> => (await laterFiles.pages[key]()).default.name;

/** A public page rendered at build time. */
export interface DrawnPage {
  /** Path of the page. With `below`, it is also served at every address below that path. */
  path: string;
  below: boolean;
  key: PageName;
  /** Name of its component and file. */
  component: string;
  title: string;
  html: string;
  /** Configuration that the page was rendered with and must be hydrated with. */
  drawnWith: Partial<Config>;
}

/** A page as the build needs it to share files between pages. */
export interface ListedPage {
  /** Name of its component and file. */
  component: string;
  isPrivate: boolean;
  hot: boolean;
}

/** A private page, which can't be rendered without its customer. Only its files are known at build time. */
export interface PrivatePage {
  /** Path up to the first parameter. With `below`, the page is served below that path. */
  path: string;
  below: boolean;
  /** Path after the last parameter, such as "/importo"; empty if there is none. */
  end: string;
  /** Number of parts of its addresses, the empty one before the first slash included. */
  depth: number;
  key: PageName;
  component: string;
}

/** Queries for pages that are empty without one. The rendered page does not contain the query. */
const queries: Partial<Record<string, string>> = { gdoVoucherDetail: "?id=0" };

async function draw(location: string): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={location}>
      <Portal />
    </StaticRouter>,
    {
      onError: (fault) => void faults.push(fault),
      // Renders everything in place. Streamed parts would be moved by an inline script, which the content security policy rejects.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const pieces: string[] = [];
  for await (const piece of prelude) pieces.push(String(piece));
  if (faults.length > 0) throw faults[0];
  return pieces.join("");
}

/** Renders every public page of an installation, from the text of its configuration. */
export async function drawPages(configText: string): Promise<DrawnPage[]> {
  const config = parseConfig(configText);
  // Announcements change over time, so they are rendered in the browser only. So is the choice of language, which the page may not have.
  setConfig({ ...config, announcements: [], languages: ["it"] });
  const { session, showHeaderLogin, features, mapsScriptUrl, help, privacyPolicyUrl, cookiePolicyUrl, telemetry } = config;
  const drawnWith: Partial<Config> = {
    languages: ["it"],
    session,
    showHeaderLogin,
    features,
    mapsScriptUrl,
    help,
    privacyPolicyUrl,
    cookiePolicyUrl,
    telemetry,
  };
  const pages: DrawnPage[] = [];
  for (const { key, path, secret = false, area } of offeredRoutes()) {
    if (area !== "public") continue;
    pages.push({
      path,
      below: secret,
      key,
      component: await componentOf(key),
      title: `${pagesMessages.words[key]} – ${appMessages.words.brand}`,
      html: await draw(path + (queries[key] ?? "")),
      drawnWith,
    });
  }
  return pages;
}

/** Returns the private pages of the configuration used for rendering. */
export async function privatePages(): Promise<PrivatePage[]> {
  const pages: PrivatePage[] = [];
  for (const { key, path, area } of offeredRoutes()) {
    if (area === "public") continue;
    const [fixed = path] = path.split("/:");
    const below = fixed !== path;
    const end = below ? path.replace(/^.*\/:[^/]+/, "") : "";
    pages.push({ path: fixed, below, end, depth: path.split("/").length, key, component: await componentOf(key) });
  }
  return pages;
}

/** Returns every page of customers, also those that the installation does not offer. */
export const allPages = (): Promise<ListedPage[]> =>
  Promise.all(
    routes.map(async ({ key, area, hot = false }) => ({
      component: await componentOf(key),
      isPrivate: area !== "public",
      hot,
    })),
  );
