import type {} from "@vitest/browser-playwright";

interface Media {
  /** "print" for printing. */
  media?: string;
  features?: { name: "prefers-reduced-motion" | "forced-colors"; value: string }[];
}

/**
 * Runs a play function with emulated media features. Storybook's own page cannot emulate them: there it runs only if they apply, and
 * `npm run tool -- engines` counts it as skipped if they do not.
 */
export async function withMedia(media: Media, run: () => Promise<void>): Promise<void> {
  const query = [media.media ?? [], ...(media.features ?? []).map(({ name, value }) => `(${name}: ${value})`)].flat().join(" and ");
  if (!("__vitest_browser__" in globalThis)) {
    if (matchMedia(query).matches) return run();
    (globalThis as { leaveOut?: (reason: string) => void }).leaveOut?.(`this engine cannot be made to show ${query}`);
    return;
  }
  const { cdp } = await import("vitest/browser");
  await cdp().send("Emulation.setEmulatedMedia", media);
  try {
    if (!matchMedia(query).matches) throw new Error(`The browser did not become ${query}`);
    await run();
  } finally {
    await cdp().send("Emulation.setEmulatedMedia", {
      media: "",
      features: (media.features ?? []).map(({ name }) => ({ name, value: "" })),
    });
  }
}

export const withReducedMotion = (run: () => Promise<void>): Promise<void> =>
  withMedia({ features: [{ name: "prefers-reduced-motion", value: "reduce" }] }, run);
export const withForcedColors = (run: () => Promise<void>): Promise<void> =>
  withMedia({ features: [{ name: "forced-colors", value: "active" }] }, run);
export const onPaper = (run: () => Promise<void>): Promise<void> => withMedia({ media: "print" }, run);

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** Stylesheet of a story with text of 200 %. On a docs page it does nothing: it would enlarge the whole page. */
export const enlarged = ":root:not(:has(.sbdocs)) { font-size: 200% }";

/** Doubles the text size and applies the spacing of WCAG 1.4.12, until the returned function is called. It does nothing on a docs page. */
export function largeText(): () => void {
  if (document.querySelector(".sbdocs")) return () => {};
  const root = document.documentElement;
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = spacing;
  root.style.fontSize = "200%";
  return () => {
    style.remove();
    root.style.fontSize = "";
  };
}
