import type { Page } from "@playwright/test";
import { secondEngine } from "./checks/ace.ts";
import { axeColours, axeStructure } from "./checks/axe.ts";
import { focusOrder, focusWalk } from "./checks/focus.ts";
import { focusVisible } from "./checks/focusVisible.ts";
import { forcedColours, inForcedColours, noteBoxes } from "./checks/forcedColours.ts";
import { validHtml } from "./checks/html.ts";
import { largeTargets, reflow, textSize, textSpacing } from "./checks/layout.ts";
import { reducedMotion } from "./checks/motion.ts";
import { type Finding, gather, merge, type Outcome, type Placed, type Scope } from "./finding.ts";
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
}

/** A width has been taken when what measures itself has drawn itself again. */
async function resize(page: Page, width: number): Promise<void> {
  const height = heights[width] ?? 900;
  const now = page.viewportSize();
  if (now?.width === width && now.height === height) return;
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** What there is to see, without where: the second engine says the same of the same elements, and takes its time. */
const shape = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.body.querySelectorAll("*")].map((element) => element.tagName + element.checkVisibility()).join());

async function structure({ page, scope }: Subject, { width }: View, shapes: Set<string>): Promise<Outcome> {
  const shapeNow = await shape(page);
  const outcomes = [
    await reducedMotion(page),
    await axeStructure(page, scope),
    ...(shapes.has(shapeNow) ? [] : [await secondEngine(page)]),
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

const still = "*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }";

/** Looks change in place: what fades from one into the next must not be measured. */
const setStill = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    (css) => {
      document.querySelector("style[data-audit=still]")?.remove();
      if (!css) return;
      const style = document.head.appendChild(document.createElement("style"));
      style.dataset["audit"] = "still";
      style.textContent = css;
    },
    on ? still : "",
  );

/** All checks on what a page shows now: structure at its widths, colours in their looks. */
export async function examine(subject: Subject, plan: Plan): Promise<Examined> {
  const { page, setLook } = subject;
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
  const placeOf = (look: Look, width: number) => `${nameOf(look)}${plan.colours.length > 9 ? `, ${width} px` : ""}`;
  await page.evaluate(() => {
    window.boxes = undefined;
  });
  await setStill(page, true);
  for (const [index, { look, width }] of plan.colours.entries()) {
    await setLook(look);
    await resize(page, width);
    await noteBoxes(page);
    take(merge([await axeColours(page, index === 0), await focusVisible(page)]), placeOf(look, width));
  }
  await inForcedColours(page, async () => {
    for (const { look, width } of plan.colours) {
      await setLook(look);
      await resize(page, width);
      take(await forcedColours(page), `forced colours, ${placeOf(look, width)}`);
    }
  });
  await setStill(page, false);
  return { findings: gather(found), seen: [...seen] };
}
