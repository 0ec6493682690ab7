import type { Page } from "@playwright/test";
import type { Outcome } from "../finding.ts";

/** With reduced motion (the page's media must be set): nothing moves on its own, and nothing slides when it changes. */
export async function reducedMotion(page: Page): Promise<Outcome> {
  const found = await page.evaluate(() => {
    const { pathOf, isVisible } = window.auditing;
    const moving =
      /transform|translate|scale|rotate|inset|top|left|right|bottom|width|height|margin|padding|all|offset|grid|background-position/;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) throw new Error("The page was not asked for less motion");
    const running = document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect | null;
      const { duration, iterations } = effect?.getTiming() ?? {};
      const properties = (effect?.getKeyframes() ?? []).flatMap((frame) => Object.keys(frame)).join(" ");
      const isMotion =
        moving.test(properties.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) || iterations === Number.POSITIVE_INFINITY;
      return effect?.target && isMotion && Number(duration) > 20 && animation.playState === "running"
        ? [{ target: pathOf(effect.target), message: `Moves though less motion is asked for: ${properties}.` }]
        : [];
    });
    const would = [...document.body.querySelectorAll("*")].flatMap((element) => {
      const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element);
      const durations = transitionDuration
        .split(", ")
        .map((duration) => Number.parseFloat(duration) * (duration.endsWith("ms") ? 1 : 1000));
      const slides = transitionProperty
        .split(", ")
        .some((property, index) => moving.test(property) && (durations[index % durations.length] ?? 0) > 20);
      if (!slides && scrollBehavior !== "smooth") return [];
      return isVisible(element) && !element.closest("[data-audit]")
        ? [{ target: pathOf(element), message: slides ? `Slides when it changes: ${transitionProperty}.` : "Scrolls smoothly." }]
        : [];
    });
    return [...running, ...would];
  });
  return {
    findings: found.map((one) => ({ check: "motion", rule: "reduced-motion", level: "good practice", criteria: ["2.3.3"], ...one })),
    seen: ["2.3.3"],
  };
}
