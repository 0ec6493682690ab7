import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router";
import { type Config, parseConfig, setConfig } from "../platform/config/config.ts";
import { appMessages, pagesMessages } from "../platform/pages/messages.it.ts";
import { Portal } from "./App.tsx";
import { offeredRoutes } from "./routes.ts";

/** A public page as the build draws it. */
export interface DrawnPage {
  /** Where it is served; with `below`, at every address that goes on from there as well. */
  path: string;
  below: boolean;
  /** Its component, whose file has the same name. */
  component: string;
  title: string;
  html: string;
  /** What it was drawn with, and takes over with. */
  drawnWith: Partial<Config>;
}

/** A page that cannot be drawn for whom it is not known; its files can be named. */
export interface PrivatePage {
  path: string;
  below: boolean;
  component: string;
}

/** Something for pages that show nothing without it; what is drawn doesn't tell. */
const queries: Partial<Record<string, string>> = { gdoVoucherDetail: "?id=0" };

async function draw(location: string): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={location}>
      <Portal words={{}} />
    </StaticRouter>,
    {
      onError: (fault) => void faults.push(fault),
      // All in its place: what comes after the page is put there by a script of its own, which the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const pieces: string[] = [];
  for await (const piece of prelude) pieces.push(String(piece));
  if (faults.length > 0) throw faults[0];
  return pieces.join("");
}

/** Draws every public page of an installation, from the text of its configuration. */
export async function drawPages(configText: string): Promise<DrawnPage[]> {
  const config = parseConfig(configText);
  // Announcements come and go; they are left to the browser.
  setConfig({ ...config, announcements: [], playground: false });
  const { showHeaderLogin, features, mapsScriptUrl, help, privacyPolicyUrl, cookiePolicyUrl } = config;
  const drawnWith = { showHeaderLogin, features, mapsScriptUrl, help, privacyPolicyUrl, cookiePolicyUrl };
  const pages: DrawnPage[] = [];
  for (const { key, path, secret = false, area, page } of offeredRoutes()) {
    if (area !== "public") continue;
    pages.push({
      path,
      below: secret,
      component: (await page()).default.name,
      title: `${pagesMessages.words[key]} – ${appMessages.words.brand}`,
      html: await draw(path + (queries[key] ?? "")),
      drawnWith,
    });
  }
  return pages;
}

/** The private pages of the configuration that was drawn with. */
export async function privatePages(): Promise<PrivatePage[]> {
  const pages: PrivatePage[] = [];
  for (const { path, area, page } of offeredRoutes()) {
    if (area === "public") continue;
    const [fixed = path] = path.split("/:");
    pages.push({ path: fixed, below: fixed !== path, component: (await page()).default.name });
  }
  return pages;
}
