import { userEvent } from "storybook/test";

declare global {
  interface Window {
    /** Whoever drives the browser from outside may lend its keys (scripts/audit/stories.ts). */
    pressKeys?: (keys: string) => Promise<void>;
  }
}

/**
 * Presses keys as a person does: in the tests and in the audit the browser itself receives them and acts.
 * In Storybook's own page keys can only be simulated, and simulated keys don't open a `summary`: there it is clicked.
 */
export async function press(keys: string): Promise<void> {
  if ("__vitest_browser__" in globalThis) {
    const browser = await import("vitest/browser");
    return browser.userEvent.keyboard(keys);
  }
  if (window.pressKeys) {
    await window.pressKeys(keys);
    // Nobody waits here for React to be done, as the tests do.
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
  }
  await userEvent.keyboard(keys);
  const { activeElement } = document;
  if (activeElement?.tagName === "SUMMARY" && (keys === "{Enter}" || keys === " ")) await userEvent.click(activeElement);
}

/** Moves the browser's own pointer, so that `:hover` holds. In Storybook's own page nobody can: there it moves nothing and gives false. */
export async function pointAt(element: Element): Promise<boolean> {
  if (!("__vitest_browser__" in globalThis)) return false;
  const browser = await import("vitest/browser");
  await browser.userEvent.hover(element);
  return true;
}
