import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const decidedByColours = ["color-contrast", "link-in-text-block"];

const isLight = () =>
  !matchMedia("(prefers-color-scheme: dark)").matches && !["dark", "contrast"].includes(document.documentElement.dataset["mode"] ?? "");

/** The whole page under axe (DS-02): everything in the light look; in the others, whose structure is the same, what colours decide. */
export async function audit(page: Page): Promise<void> {
  // There are no frames: axe needs no page of its own to put their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await ((await page.evaluate(isLight)) ? axe.withTags(tags) : axe.withRules(decidedByColours)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`)).toEqual([]);
}

/** Nothing scrolls sideways. */
export const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
