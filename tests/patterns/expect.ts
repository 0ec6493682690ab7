import { type ExpectMatcherState, type MatcherReturnType, expect as playwrightExpect } from "@playwright/test";
import type { Target } from "../browser/page.ts";

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** Asks until the answer is as wanted, at first with each frame. */
async function until(
  { isNot, timeout: usual = 0 }: ExpectMatcherState,
  ask: () => Promise<{ is: boolean; seen: string }>,
  wanted: string,
  timeout = usual,
): Promise<MatcherReturnType> {
  const end = Date.now() + timeout;
  for (let wait = 16; ; wait = Math.min(wait * 2, 128)) {
    const { is, seen } = await ask();
    if (is !== isNot || Date.now() > end) return { pass: is, message: () => `${isNot ? "not " : ""}${wanted} expected: ${seen}` };
    await pause(wait);
  }
}

interface Patience {
  timeout?: number;
}

const isVisible = async (target: Target) => {
  const is = await target.isVisible();
  return { is, seen: `${target} is ${is ? "visible" : "hidden"}` };
};

/** Playwright's matchers for locators, for targets of every engine. Waits for changes of the next frames, but not long. */
export const expect = playwrightExpect
  .extend({
    toBeVisible(target: Target) {
      return until(this, () => isVisible(target), "visible");
    },
    toBeHidden(target: Target) {
      return until(
        this,
        async () => {
          const { is, seen } = await isVisible(target);
          return { is: !is, seen };
        },
        "hidden",
      );
    },
    toHaveCount(target: Target, wanted: number, { timeout }: Patience = {}) {
      const ask = async () => {
        const count = await target.count();
        return { is: count === wanted, seen: `${count} of ${target}` };
      };
      return until(this, ask, String(wanted), timeout);
    },
    toHaveAttribute(target: Target, name: string, wanted: string) {
      const ask = async () => {
        const value = await target.getAttribute(name);
        return { is: value === wanted, seen: `${name} is ${JSON.stringify(value)}` };
      };
      return until(this, ask, `${name}="${wanted}"`);
    },
    toBeEmpty(target: Target) {
      const ask = async () => {
        const text = ((await target.textContent()) ?? "").trim();
        return { is: text === "", seen: JSON.stringify(text.slice(0, 100)) };
      };
      return until(this, ask, "nothing");
    },
    toBeInViewport(target: Target, { ratio: least = 0 } = {}) {
      const ask = async () => {
        const seen = await target.evaluateAll(
          ([element]) =>
            new Promise<number>((told) => {
              if (!element) return told(0);
              const observer = new IntersectionObserver(([entry]) => {
                observer.disconnect();
                told(entry?.intersectionRatio ?? 0);
              });
              observer.observe(element);
            }),
        );
        return { is: seen > 0 && seen >= least, seen: `${Math.round(seen * 100)} % of it` };
      };
      return until(this, ask, "in the viewport");
    },
  })
  .configure({ timeout: 2000 });

/** Polls, at first with each frame. */
export const expectSoon: typeof playwrightExpect.poll = (ask, message) =>
  expect.poll(ask, { ...(typeof message === "string" ? { message } : message), intervals: [16, 32, 64, 128] });
