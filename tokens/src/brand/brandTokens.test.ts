import { expect, it } from "vitest";
import { brandTokens } from "./brandTokens.ts";
import { readModel } from "./looks.ts";
import { makeBrand } from "./makeBrand.ts";
import { type Lch, parseColor } from "./oklch.ts";

const model = await readModel();
const tokensOf = (ink: string) => brandTokens(makeBrand({ accent: "#0a7d4f", ink, neutral: "#faf8f5", radius: 8 }, model), model);

it("a scrim and a shadow are in the ink's hue, as light and as transparent as Favilla's", () => {
  const { light, dark } = tokensOf("#3a1616");
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(light.color.scrim.slice(at, at + 2), 16)) as [number, number, number];
  expect(red).toBeGreaterThan(Math.max(green, blue) + 4);
  const [lightness] = parseColor(light.color.scrim.slice(0, 7)) as Lch;
  expect(lightness).toBeCloseTo(0.2, 1);
  expect(light.color.scrim).toMatch(/8c$/);
  expect(light.shadow.overlay).toMatch(/^0px 2px 6px 0px #[0-9a-f]{6}14, 0px 16px 40px 0px #[0-9a-f]{6}2e$/);
  expect(dark.color.tintBorder).toBe("#ffffff00");
});

it("ink without colour casts a shadow without colour", () => {
  expect(tokensOf("#000000").light.shadow.card).toMatch(/#(..)\1\1[0-9a-f]{2}$/);
});
