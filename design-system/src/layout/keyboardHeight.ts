/** Scrollbars are thinner, in pixels, and the bar of keys that a tablet shows beside a real keyboard is higher. */
const lowestKeyboard = 40;

/**
 * Returns the height of the part of the window that an on-screen keyboard covers, in whole pixels, or 0. What the visual viewport lacks may
 * also be a scrollbar, a fraction of a pixel (Firefox, while it scrolls) or what is out of sight while the reader zooms in with two fingers:
 * no keyboard is assumed there.
 * @param windowHeight `window.innerHeight`, in pixels
 */
export function keyboardHeight(windowHeight: number, view: Pick<VisualViewport, "height" | "offsetTop" | "scale">): number {
  if (view.scale > 1) return 0;
  const covered = Math.round(windowHeight - view.height - view.offsetTop);
  return covered < lowestKeyboard ? 0 : covered;
}
