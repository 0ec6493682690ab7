import { expect, test } from "vitest";
import { keyboardHeight } from "./keyboardHeight.ts";

const cases = [
  ["the whole window in sight", { height: 844, offsetTop: 0, scale: 1 }, 0],
  ["a keyboard", { height: 544, offsetTop: 0, scale: 1 }, 300],
  ["a keyboard, and the page pushed up under it", { height: 544, offsetTop: 120, scale: 1 }, 180],
  ["a fraction of a pixel, as Firefox tells while it scrolls", { height: 844, offsetTop: -0.1, scale: 1 }, 0],
  ["a scrollbar along the lower edge", { height: 827, offsetTop: 0, scale: 1 }, 0],
  ["a page that a reader zooms in with two fingers", { height: 422, offsetTop: 100, scale: 2 }, 0],
] as const;

test.for(cases)("[PM-32] %s", ([, view, height]) => {
  expect(keyboardHeight(844, view)).toBe(height);
});
