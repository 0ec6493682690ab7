/**
 * `npm run tool -- screenshots --engine firefox`, `--engine webkit`, or both: pictures of the first story of each component and of every page of the portal at
 * 390 and 1280 px, and of each page on paper, beside those of Chromium. `-- --engine webkit forms` takes only those with "forms" in their
 * name. They are in .cache/screenshots, with a page that shows them all.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { routes } from "../../portal/src/shell/routes.ts";
import { signIns } from "../../sandbox/src/seed/signIns.ts";
import { buildSites } from "../../scripts/builds.ts";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { root } from "../../scripts/setup.mjs";
import { addressOf } from "../../tests/browser/ofGiulia.ts";
import { serve } from "../../tests/browser/serve.ts";
import { sessionKey } from "../../tests/browser/session.ts";
import { readStories, storyUrl } from "../../tests/browser/storybook.ts";
import { Progress } from "../common/progress.ts";
import { albumPage } from "./album.ts";
import { isEngine, starterOf } from "./all.ts";
import { type Engine, settings } from "./engine.ts";
import { engineOf } from "./firefox.ts";
import { frameable } from "./frameable.ts";
import { servePortal } from "./journeys.ts";

/** Both widths side by side. */
const size = { width: 1680, height: 1400 };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { engine: { type: "string", multiple: true, default: [] } } });
const unknown = values.engine.find((word) => !isEngine(word));
if (unknown !== undefined) {
  console.error(`There is no engine "${unknown}": firefox or webkit.`);
  process.exit(2);
}
const chosenEngines = values.engine.filter(isEngine).flatMap((name) => {
  const start = starterOf(name, size);
  return start ? [{ name, start }] : [];
});
if (chosenEngines.length === 0) process.exit(1);

const widths = [390, 1280];
/** Width of a sheet of A4 between its margins. */
const paper = 718;
/** Longer pages go on in further pictures, up to this number; which are longer still is said. */
const mostPictures = 3;
const folder = join(root, ".cache/screenshots");

/** One picture or more, of things beside each other. */
interface Scene {
  name: string;
  show: (engine: Engine) => Promise<void>;
}

const load = (engine: Engine, url: string, at: readonly number[], isReady: string) =>
  engine.run(`await window.album.load(${JSON.stringify(url)}, ${JSON.stringify(at)}, ${isReady})`);

/** The first story of each component. Storybook stays loaded: stories change in place. */
function storyScenes(url: string, storybook: string): Scene[] {
  const stories = readStories(storybook).filter((story, index, all) => all.findIndex(({ title }) => title === story.title) === index);
  const first = stories.find(({ tags }) => !tags.includes("play-fn"))?.id ?? "";
  let loaded: Engine | undefined;
  return stories.map(({ id }) => ({
    name: id,
    show: async (engine) => {
      if (loaded !== engine) {
        await engine.open(`${url}/album.html`);
        await load(
          engine,
          storyUrl("", first),
          widths,
          `(page) => page.defaultView.__STORYBOOK_PREVIEW__?.currentRender?.phase === "finished"`,
        );
        // From now on no play function runs.
        await engine.run(
          `for (const { contentWindow } of document.querySelectorAll("iframe")) contentWindow.history.replaceState({}, "", contentWindow.location.search + "&embed=true")`,
        );
      }
      loaded = undefined;
      await engine.run(
        `await Promise.all([...document.querySelectorAll("iframe")].map(({ contentWindow }) => window.mountIn(${JSON.stringify(id)}, contentWindow)))`,
      );
      loaded = engine;
    },
  }));
}

const isShown = `(page) => page.querySelector("h1") && !page.querySelector("#root[aria-busy], main [aria-busy=true]")`;

/** Every page of the portal, public ones signed out, at each width and on paper. */
function pageScenes(url: string): Scene[] {
  const [{ email, password }] = signIns;
  const begin = async (engine: Engine, isCustomer: boolean) => {
    await engine.open(`${url}/album.html`);
    await engine.run(`localStorage.clear();
      if (!${isCustomer}) return;
      const answer = await fetch("/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body: ${JSON.stringify(JSON.stringify({ username: email, password }))} });
      localStorage.setItem(${JSON.stringify(sessionKey)}, JSON.stringify({ version: 1, ...await answer.json() }))`);
  };
  return routes.flatMap((route) => {
    const open = async (engine: Engine, at: readonly number[]) => {
      await begin(engine, route.area !== "public");
      await load(engine, addressOf(route), at, isShown);
    };
    return [
      { name: `portal-${route.key}`, show: (engine) => open(engine, widths) },
      {
        name: `portal-${route.key}-paper`,
        show: async (engine) => {
          await open(engine, [paper]);
          await engine.run("window.album.print()");
        },
      },
    ] satisfies Scene[];
  });
}

/** Height of each picture, by its file. */
type Pictures = Map<string, number>;

async function takePictures(engine: Engine, scenes: readonly Scene[], into: string): Promise<Pictures> {
  const pictures: Pictures = new Map();
  const cut: string[] = [];
  const progress = new Progress(`${engine.version}, pictures`, scenes.length);
  mkdirSync(join(folder, into), { recursive: true });
  for (const { name: scene, show } of scenes) {
    try {
      await show(engine);
      const height = await engine.run<number>("return window.album.fit()");
      const step = await engine.run<number>("return innerHeight");
      if (height > mostPictures * step) cut.push(`${scene} at ${mostPictures * step} of ${height} px`);
      for (let part = 0; part < Math.min(mostPictures, Math.ceil(height / step)); part++) {
        await engine.run(
          `scrollTo(0, ${part * step}); await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`,
        );
        const file = `${scene}.${part + 1}.png`;
        writeFileSync(join(folder, into, file), await engine.picture());
        pictures.set(file, Math.min(step, height - part * step));
      }
    } catch (error) {
      console.log(`${engine.version}, ${scene}: ${String(error).slice(0, 300)}`);
      process.exitCode = 1;
    }
    progress.step();
  }
  if (cut.length > 0) console.log(`${engine.version}: cut off, since they take more than ${mostPictures} pictures: ${cut.join(", ")}.`);
  return pictures;
}

/** A page with the pictures of an engine, each above Chromium's. */
function sheet(name: string, pictures: Pictures): string {
  const picture = (from: string, file: string, height: number) =>
    `<img alt="${from}" src="${from}/${file}" loading="lazy" style="height:${height}px">`;
  const figures = [...pictures].map(
    ([file, height]) =>
      `<figure><figcaption>${file} (${name}, Chromium)</figcaption>${picture(name, file, height)}${picture("chromium", file, height)}</figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name} and Chromium</title>
<style>body{margin:8px;font:16px sans-serif;background:#555}figure{margin:0 0 16px;color:#fff}img{display:block;width:${size.width}px;object-fit:cover;object-position:0 0;margin-top:4px}</style>
${figures.join("\n")}`;
}

const { storybook, portal } = buildSites();
const site = await serve(storybook, { "/album.html": albumPage });
const sandbox = await servePortal(portal);
const front = await frameable(sandbox.url);
const isWanted = ({ name: scene }: Scene) => positionals.length === 0 || positionals.some((word) => scene.includes(word));
const scenes = () => [...storyScenes(site.url, storybook), ...pageScenes(front.url)].filter(isWanted);

const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: size, locale: settings.locale, timezoneId: settings.timezone, reducedMotion: "reduce" });
const beside = engineOf(page, `Chromium ${browser.version()}`, () => browser.close());
await takePictures(beside, scenes(), "chromium");
await beside.end();
for (const { name, start } of chosenEngines) {
  const engine = await start().catch((error: Error) => console.log(error.message));
  if (!engine) {
    process.exitCode = 1;
    continue;
  }
  const pictures = await takePictures(engine, scenes(), name);
  await engine.end();
  const index = join(folder, `${name}.html`);
  writeFileSync(index, sheet(name, pictures));
  console.log(`${pictures.size} pictures, each above Chromium's: ${relative(root, index)}`);
}
front.close();
await sandbox.close();
site.close();
