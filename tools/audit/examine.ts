import type { Page } from "@playwright/test";
import { stillCss } from "../../.storybook/axe.ts";
import { secondEngine } from "./checks/ace.ts";
import { axeStructure } from "./checks/axe.ts";
import { type ColoursAnswer, coloursOutcome } from "./checks/colours.ts";
import { focusOrder, focusWalk } from "./checks/focus.ts";
import { inForcedColours } from "./checks/forcedColours.ts";
import { validHtml } from "./checks/html.ts";
import { largeTargets, reflow, textSize, textSpacing } from "./checks/layout.ts";
import { reducedMotion } from "./checks/motion.ts";
import { type Finding, gather, merge, type Outcome, type Placed, type Scope } from "./finding.ts";
import { groupBy } from "./groupBy.ts";
import { prepare } from "./inPage.ts";
import { heights, type Look, nameOf, type Plan, type View } from "./plan.ts";

export interface Examined {
  findings: Placed[];
  seen: string[];
}

export interface Subject {
  page: Page;
  scope: Scope;
  setLook: (look: Look) => Promise<void>;
  /** The results of `readColours` (checks/colours.ts) for each look. */
  readLooks: (looks: readonly Look[]) => Promise<ColoursAnswer[]>;
}

/** Resolves once elements that measure themselves have rendered at the new width. */
async function resize(page: Page, width: number): Promise<void> {
  const height = heights[width] ?? 900;
  const now = page.viewportSize();
  if (now?.width === width && now.height === height) return;
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** The visible elements without their places: engines are slow, and give the same results for the same elements. */
const shape = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.body.querySelectorAll("*")].map((element) => element.tagName + element.checkVisibility()).join());

async function structure({ page, scope }: Subject, { width }: View, shapes: Set<string>): Promise<Outcome> {
  const shapeNow = await shape(page);
  const again = shapes.has(shapeNow);
  const outcomes = [
    await reducedMotion(page),
    await axeStructure(page, scope, again),
    ...(again ? [] : [await secondEngine(page, scope)]),
    await focusOrder(page),
    await reflow(page),
    await textSpacing(page),
  ];
  shapes.add(shapeNow);
  if (width === 390) outcomes.push(await largeTargets(page));
  if (width === 1280) outcomes.push(await textSize(page), await validHtml(page, scope));
  outcomes.push(await focusWalk(page));
  return merge(outcomes);
}

/** Looks change in place, and a fading colour must not be measured. */
const setStill = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    (css) => {
      document.querySelector("style[data-audit=still]")?.remove();
      if (!css) return;
      const style = document.head.appendChild(document.createElement("style"));
      style.dataset["audit"] = "still";
      style.textContent = css;
    },
    on ? stillCss : "",
  );

/** Runs all checks on a page: structure in each width, colours in each look. */
export async function examine(subject: Subject, plan: Plan): Promise<Examined> {
  const { page, setLook, readLooks } = subject;
  await prepare(page);
  const found: (Finding & { at: string })[] = [];
  const seen = new Set<string>();
  const take = (outcome: Outcome, at: string) => {
    found.push(...outcome.findings.map((finding) => ({ ...finding, at })));
    for (const criterion of outcome.seen) seen.add(criterion);
  };
  const shapes = new Set<string>();
  for (const view of plan.structure) {
    await setLook(view.look);
    await resize(page, view.width);
    take(await structure(subject, view, shapes), plan.structure.length > 3 ? `${view.width} px, ${nameOf(view.look)}` : `${view.width} px`);
  }
  await page.evaluate(() => {
    window.boxes = undefined;
  });
  const colours = async (means: string) => {
    for (const views of groupBy(plan.colours, ({ width }) => String(width)).values()) {
      const { width } = views[0] as View;
      await resize(page, width);
      const answers = await readLooks(views.map(({ look }) => look));
      for (const [index, { look }] of views.entries())
        take(coloursOutcome(answers[index] as ColoursAnswer), `${means}${nameOf(look)}${plan.colours.length > 9 ? `, ${width} px` : ""}`);
    }
  };
  await setStill(page, true);
  await colours("");
  await inForcedColours(page, () => colours("forced colours, "));
  await setStill(page, false);
  return { findings: gather(found), seen: [...seen] };
}
