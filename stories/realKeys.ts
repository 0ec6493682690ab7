import { userEvent } from "storybook/test";

declare global {
  interface Window {
    /** Set by a program that drives the browser from outside, to send real keys (tools/audit, tools/engines). */
    pressKeys?: (keys: string) => Promise<void>;
    /** The same for the pointer: it moves to the middle of an element. */
    movePointer?: (element: Element) => Promise<void>;
  }
}

/** Waits for React to render; the tests' own browser does that itself. */
const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/**
 * Presses keys as a user does: in the tests and in the audit the browser receives real keys. In Storybook's own page keys are simulated,
 * and simulated keys don't open a `summary`, so it is clicked instead.
 */
export async function press(keys: string): Promise<void> {
  if ("__vitest_browser__" in globalThis) {
    const browser = await import("vitest/browser");
    return browser.userEvent.keyboard(keys);
  }
  if (window.pressKeys) {
    await window.pressKeys(keys);
    return drawn();
  }
  await userEvent.keyboard(keys);
  const { activeElement } = document;
  if (activeElement?.tagName === "SUMMARY" && (keys === "{Enter}" || keys === " ")) await userEvent.click(activeElement);
}

/**
 * Moves the browser's pointer, so that `:hover` applies. In Storybook's own page that is impossible: it moves nothing and returns false.
 */
export async function pointAt(element: Element): Promise<boolean> {
  if (window.movePointer) {
    await window.movePointer(element);
    await drawn();
    return true;
  }
  if (!("__vitest_browser__" in globalThis)) return false;
  const browser = await import("vitest/browser");
  await browser.userEvent.hover(element);
  return true;
}
