import { expect, it } from "vitest";
import { type Lch, parseColor, toHex, toPainted } from "./oklch.ts";

it.each(["blu", "#12", "", "var(--x)", "currentColor", "transparent", "#0f6e5640", "rgb(0 0 0 / 99%)", "rgb(0 0 0 / none)"])(
  "refuses a colour that is not opaque: %s",
  (text) => {
    expect(parseColor(text)).toBeUndefined();
  },
);

it.each([
  [" Red ", "#ff0000"],
  ["#0f6e56ff", "#0f6e56"],
  ["rgb(300, 0, 0)", "#ff0000"],
  ["hsl(0 150% 50%)", "#ff0000"],
  ["rgb(none 255 0)", "#00ff00"],
  ["oklch(50% none none)", "#636363"],
  ["oklch(none 0 20)", "#000000"],
])("%s is %s", (text, hex) => {
  const color = parseColor(text) as Lch;
  expect(toHex(color)).toBe(hex);
  expect(toPainted(color)).toBe(color);
});

it("a colour outside the screen's range becomes the one that is painted", () => {
  const color = parseColor("oklch(50% 9 170)") as Lch;
  const painted = toPainted(color);
  expect(painted[1]).toBeLessThan(0.2);
  expect(toHex(painted)).toBe(toHex(color));
});
