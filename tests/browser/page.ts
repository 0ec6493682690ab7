import type { Locator, Page } from "@playwright/test";

/**
 * The part of Playwright's pages and locators that scenes and patterns use. Engines that Playwright does not drive offer the same
 * (tools/engines/page/page.ts).
 */

export interface Target {
  locator: (selector: string) => Target;
  filter: (options: { visible?: boolean }) => Target;
  getByText: (text: string | RegExp, options?: { exact?: boolean }) => Target;
  first: () => Target;
  last: () => Target;
  nth: (index: number) => Target;
  all: () => Promise<Target[]>;
  count: () => Promise<number>;
  evaluateAll: Locator["evaluateAll"];
  /** Waits until it is in the document; by default until it is visible. */
  waitFor: (options?: { state?: "attached" | "visible"; timeout?: number }) => Promise<void>;
  click: () => Promise<void>;
  hover: () => Promise<void>;
  scrollIntoViewIfNeeded: () => Promise<void>;
  isVisible: () => Promise<boolean>;
  isEditable: () => Promise<boolean>;
  getAttribute: (name: string) => Promise<string | null>;
  innerText: () => Promise<string>;
  textContent: () => Promise<string | null>;
  allTextContents: () => Promise<string[]>;
  inputValue: () => Promise<string>;
}

export interface ScenePage {
  locator: (selector: string) => Target;
  evaluate: Page["evaluate"];
  viewportSize: () => { width: number; height: number } | null;
  setViewportSize: (size: { width: number; height: number }) => Promise<void>;
  emulateMedia: (options: { media: "print" | null }) => Promise<void>;
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> };
  mouse: { move: (x: number, y: number) => Promise<void>; click: (x: number, y: number) => Promise<void> };
}
