import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { axeTags, colourRules } from "../../.storybook/axe.ts";

/** The media settings of each look. */
const looks = {
  light: { colorScheme: "light", contrast: "no-preference" },
  dark: { colorScheme: "dark", contrast: "no-preference" },
  contrast: { colorScheme: "light", contrast: "more" },
} as const;

/** Switches the page to a look and ends its transitions: axe would measure a colour, or a drawer that opens, half-way. */
async function show(page: Page, look: keyof typeof looks): Promise<void> {
  await page.emulateMedia(looks[look]);
  await page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
}

// Without frames axe does not need a separate page to combine results.
// Only what breaks a rule is described: the rest takes a good part of axe's time.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

async function nothingFound(found: AxeBuilder, look: string): Promise<void> {
  const { violations } = await found.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`),
    look,
  ).toEqual([]);
}

/** Runs axe on the whole page (DS-02): all rules in the light look; in the others, whose structure is the same, only those about colour. */
export async function audit(page: Page, others: readonly (keyof typeof looks)[] = ["dark"]): Promise<void> {
  await show(page, "light");
  await nothingFound(axe(page).withTags(axeTags), "light");
  for (const look of others) {
    await show(page, look);
    await nothingFound(axe(page).withRules(colourRules), look);
  }
  await show(page, "light");
}

/** Runs axe's rules about structure and names on the whole page, in the look that it has. */
export const auditStructure = (page: Page): Promise<void> =>
  nothingFound(axe(page).withTags(axeTags).disableRules(colourRules), "structure");

/** Nothing scrolls sideways. */
export const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** Checks a page at 320 px as a whole: axe in each look, and no sideways scrolling. */
export async function look(page: Page, others?: Parameters<typeof audit>[1]): Promise<void> {
  await audit(page, others);
  await fits(page);
}
