import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { ScenePage } from "./page.ts";
import { serve } from "./serve.ts";

export const storybook = resolve(process.env["STORYBOOK_DIST"] ?? join(import.meta.dirname, "../../storybook-static"));

/** A story, or a piece of HTML, on which a pattern is tested. */
export interface Scene {
  name: string;
  mount: () => Promise<void>;
}

export interface Entry {
  id: string;
  type: "story" | "docs";
  title: string;
  name: string;
  importPath: string;
  tags: string[];
}

/** Every story of the built Storybook. */
export const readStories = (folder = storybook): Entry[] => {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === "story");
};

/** Serves the built Storybook. `npm test` builds it before, and so does `storybook build -o storybook-static`. */
export function serveStorybook(): ReturnType<typeof serve> {
  if (!existsSync(join(storybook, "index.json"))) throw new Error(`${storybook} is not built`);
  return serve(storybook);
}

/** The settings of every browser page that shows stories: an Italian reader who asks for less motion, with a clipboard. */
export const reader = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: "reduce",
  locale: "it-IT",
  timezoneId: "Europe/Rome",
} as const;
export const withClipboard = { permissions: ["clipboard-read", "clipboard-write"] };

const prefix = "pattern:";

/** The patterns that a story claims by its tags. */
export const claimsOf = ({ tags }: Entry): string[] => tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));

interface Channel {
  on: (event: string, listener: (payload: { storyId?: string; newPhase?: string; message?: string }) => void) => void;
  off: Channel["on"];
  emit: (event: string, payload: unknown) => void;
}

interface LoadedStory {
  storyGlobals: { viewport?: { value: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    chromatic: { modes: Record<string, object> };
  };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: {
      loadStory: (which: { storyId: string }) => Promise<LoadedStory>;
      /** The story on the page; "finished" once axe has checked it too. */
      currentRender?: { phase?: string };
      currentSelection?: { storyId: string };
      storyStoreValue: { userGlobals: { globals: { pseudo?: object | false } } };
    };
  }
}

/** Languages of Storybook's toolbar. */
export type StoryLanguage = "it" | "en" | "de";

/** The address of one story. Embedded, its play function does not run. */
export const storyUrl = (url: string, id: string, { embedded = false, language = "it" as StoryLanguage } = {}): string =>
  `${url}/iframe.html?viewMode=story${embedded ? "&embed=true" : ""}&globals=a11y.manual:!true;language:${language}&id=${id}`;

/** Opens one story alone, without its play function, and waits until it is drawn with its fonts. */
export async function openStory(page: Page, url: string, id: string): Promise<void> {
  await page.goto(storyUrl(url, id, { embedded: true }));
  await page.locator("body.sb-show-main").waitFor({ timeout: 30_000 });
  // Before, Storybook may still set the look of its toolbar.
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__.currentRender?.phase === "finished", undefined, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Opens Storybook's frame once; stories then change in place. With `plays`, their play functions run, as a visitor of Storybook sees them;
 * the first story then must have none, since Storybook reloads itself if a story is left while it plays. Without `plays` the frame is
 * embedded after it has loaded: one that is embedded from the beginning measures every story, which takes longer than the tests. All stories
 * are in the `language`.
 */
export async function openStorybook(
  page: Page,
  url: string,
  firstStory: string,
  { plays = false, language = "it" as StoryLanguage } = {},
): Promise<void> {
  // Storybook's highlighter measures every story, but belongs to none.
  await page.addInitScript(() => Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
  await page.goto(storyUrl(url, firstStory, { language }));
  await page.locator("body.sb-show-main #storybook-root > *").first().waitFor({ timeout: 60_000 });
  if (!plays) await page.evaluate(() => history.replaceState({}, "", `${location.search}&embed=true`));
}

/** Runs in a page: shows a story in Storybook's `frame`, mounted anew and without its play function, and returns once it is drawn. */
export const mountIn = (storyId: string, frame: Window = window): Promise<void> =>
  new Promise<void>((mounted, failed) => {
    const channel = frame.__STORYBOOK_ADDONS_CHANNEL__;
    // Storybook reports nothing about a story that it abandons.
    setTimeout(() => failed(new Error(`${storyId} is not there after 30 s`)), 30_000);
    const refusal = "playFunctionThrewException";
    let reason: string | undefined;
    const note: Parameters<Channel["on"]>[1] = ({ message }) => {
      reason = message?.slice(0, 500);
    };
    const listen: Parameters<Channel["on"]>[1] = ({ storyId: whose, newPhase }) => {
      if (whose !== storyId || (newPhase !== "completing" && newPhase !== "errored")) return;
      channel.off("storyRenderPhaseChanged", listen);
      // A story with a permanent focus or hover state would pass it on to the stories after it.
      if (frame.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.globals.pseudo) {
        channel.emit("updateGlobals", { globals: { pseudo: false } });
      }
      channel.off(refusal, note);
      if (newPhase === "errored") failed(new Error(`${storyId} does not render: ${reason ?? "no reason given"}`));
      else mounted();
    };
    channel.on("storyRenderPhaseChanged", listen);
    channel.on(refusal, note);
    const same = frame.__STORYBOOK_PREVIEW__.currentSelection?.storyId === storyId;
    if (same) channel.emit("forceRemount", { storyId });
    else channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });

/** Shows a story in place. */
export const mountStory = (page: Pick<ScenePage, "evaluate">, id: string): Promise<void> => page.evaluate(mountIn, id);

/** Shows a story in place, and returns once it may be left: Storybook reloads the page if a story is left before it has finished. */
export async function showStory(page: Page, id: string): Promise<void> {
  await mountStory(page, id);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__.currentRender?.phase === "finished");
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** A story at its own viewport. */
export function storyScene(page: ScenePage, { id }: Entry): Scene {
  let size: { width: number; height: number } | undefined;
  const mount = async () => {
    size ??= await page.evaluate(async (storyId) => {
      const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      const { width, height } = parameters.viewport.options[storyGlobals.viewport?.value ?? "desktop"]?.styles ?? {};
      return { width: Number.parseInt(width ?? "1280", 10), height: Number.parseInt(height ?? "900", 10) };
    }, id);
    const now = page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
    await mountStory(page, id);
  };
  return { name: id, mount };
}
