import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { looks } from "../../.storybook/modes.ts";
import { openStory, serveStorybook } from "../browser/storybook.ts";
import { walk } from "../browser/walk.ts";

let site: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  site = await serveStorybook();
});
test.afterAll(() => site.close());

const open = (page: Page, id: string) => openStory(page, site.url, id);

/** Each channel of a look's colour, from 0 to 255. */
const colour = (page: Page, name: string) =>
  page.evaluate((property) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(property);
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, name);

/** The page's picture once two in a row are equal, as the comparison waits too. */
async function settledPicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const take = () => page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", scale: "css" });
  let picture = await take();
  await expect
    .poll(async () => {
      const before = picture;
      picture = await take();
      return picture.equals(before);
    })
    .toBe(true);
  return picture;
}

/** Tells whether `npm run tool -- screenshots` would report a difference from the first picture. */
const differs = async (page: Page, css: string): Promise<boolean> => {
  const style = await page.addStyleTag({ content: css });
  const problem = await expect(page)
    .toHaveScreenshot("card.png", { fullPage: true, timeout: 20_000 })
    .then(
      () => "",
      (error: Error) => error.message,
    );
  await style.evaluate((element) => (element as Element).remove());
  if (problem && !/pixels \(ratio|Expected an image/.test(problem)) throw new Error(problem);
  return problem !== "";
};

test(
  "[DS-11] pictures differ by a shift of 1 px and by a colour that is off by 3%, and not by how edges happen to be smoothed",
  walk,
  async ({ page }, info) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "bills-billcard--default");
    const before = info.snapshotPath("card.png");
    mkdirSync(dirname(before), { recursive: true });
    writeFileSync(before, await settledPicture(page));

    const off = async (name: string, by: (channel: number, index: number) => number) => {
      const channels = (await colour(page, name)).map((channel, index) => Math.round(channel + by(channel, index)));
      return `html { ${name}: rgb(${channels.join(" ")}) !important }`;
    };
    const step = 255 * 0.03;
    const planted = {
      "a text 1 px to the right": "h2 { position: relative; inset-inline-start: 1px }",
      "a button 1 px further down": "button { position: relative; inset-block-start: 1px }",
      "all 1 px further down": "#storybook-root { position: relative; inset-block-start: 1px }",
      "a card 1 px narrower": "#storybook-root { padding-inline-end: 1px }",
      "a darker surface": await off("--fv-color-surface", () => -step),
      "a surface with less blue": await off("--fv-color-surface", (_, index) => (index === 2 ? -step : 0)),
      "a darker border": await off("--fv-color-border", () => -step),
      "a lighter text": await off("--fv-color-text", () => step),
    };
    for (const [name, css] of Object.entries(planted)) expect(await differs(page, css), name).toBe(true);

    const noise = { "the same again": "/* nothing */", "layers of their own": "#storybook-root > * { will-change: transform }" };
    for (const [name, css] of Object.entries(noise)) expect(await differs(page, css), name).toBe(false);
  },
);

test("[DS-11] Chromatic reads the looks of each story, and no phone's where the story has a width of its own", async ({ page }) => {
  await open(page, "bills-billcard--default");
  const chromaticOf = (storyId: string) =>
    page.evaluate(async (id) => (await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id })).parameters.chromatic, storyId);
  const taken = ({ modes }: { modes: object }) => Object.entries(modes).flatMap(([name, mode]) => ("disable" in mode ? [] : [name]));
  const all = looks.map(({ brand, mode }) => `${brand} ${mode}`);
  expect(taken(await chromaticOf("bills-billcard--default"))).toEqual([...all, "favilla phone", "brezza phone", "wireframe phone"]);
  const narrow = await chromaticOf("bills-billcard--narrow");
  expect(taken(narrow)).toEqual(all);
  expect(narrow).toMatchObject({ pauseAnimationAtEnd: true, prefersReducedMotion: "reduce" });
});
