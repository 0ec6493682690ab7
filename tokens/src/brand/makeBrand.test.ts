import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { BrandInput } from "./inputs.ts";
import { readModel } from "./looks.ts";
import { makeBrand } from "./makeBrand.ts";
import type { Palette, Step } from "./model.ts";
import { contrastOf, type Lch, parseColor, toHex } from "./oklch.ts";

const model = await readModel();
const usual: BrandInput = { accent: "#0a7d4f", ink: "#1b2138", neutral: "#faf8f5", radius: 8, font: "Figtree Variable" };
const colorOf = (palette: Palette, step: Step) => (typeof step === "string" ? (palette[step] as Lch) : step);
const failing = (palette: Palette) =>
  model.pairs
    .filter(({ steps: [one, other], required }) => contrastOf(colorOf(palette, one), colorOf(palette, other)) < required)
    .map(({ mode, foreground, background }) => `${mode}: ${foreground} on ${background}`);

it("a usual brand keeps its colours, without a finding", () => {
  const { palette, findings, radius, font } = makeBrand(usual, model);
  expect(findings).toEqual([]);
  expect(["accent.550", "ink.800", "paper.50"].map((step) => toHex(palette[step] as Lch))).toEqual(["#0a7d4f", "#1b2138", "#faf8f5"]);
  expect(radius).toEqual({ control: 8, glyph: 10, card: 13, panel: 16, full: 999 });
  expect(font).toEqual(["Figtree Variable", "system-ui", "sans-serif"]);
});

it.each([
  [
    "a white accent",
    { accent: "#fff" },
    /#ffffff can't stay \(light: color\.\w+ on color\.\w+ is 1\.\d\d, needs [\d.]+\)\. Nearest that passes: #[0-9a-f]{6}\./,
  ],
  ["a neon accent", { accent: "#39ff14" }, /#39ff14 can't stay/],
  ["ink like the ground", { ink: "#faf8f5" }, /#faf8f5 can't stay/],
  ["a dark ground", { neutral: "#112233" }, /#112233 cannot be the background of a page: its tint/],
  ["no colour", { accent: "pippo" }, /"pippo" is no colour, .*Favilla's is used/],
  ["a see-through colour", { ink: "#0f6e5640" }, /"#0f6e5640" is no colour, or one that shows what is behind it/],
  ["a colour that no screen has", { accent: "oklch(50% 9 170)" }, /No sRGB screen can show oklch\(50% 9 170\)\. .* is used: #[0-9a-f]{6}/],
  ["a huge radius", { radius: 400 }, /400 is no radius from 0 to 24 px: 24 is used/],
  ["no radius", { radius: Number.NaN }, /NaN is no radius/],
  ["a font that would end the rule", { font: '"; } body { display: none' }, /is no font's name/],
])("%s is reported, never painted", (_, change, message) => {
  const { palette, findings } = makeBrand({ ...usual, ...change }, model);
  expect(findings.map((finding) => finding.message).join("\n")).toMatch(message);
  expect(failing(palette)).toEqual([]);
});

it.each([undefined, "", "  "])("without a font (%j) the system's is used, without a finding", (font) => {
  const { font: family, findings } = makeBrand({ ...usual, font }, model);
  expect(family).toEqual(["system-ui", "sans-serif"]);
  expect(findings).toEqual([]);
});

it("black and no colour at all are brands as well", () => {
  expect(failing(makeBrand({ ...usual, accent: "#000000", ink: "#000", neutral: "#fff", radius: 0 }, model).palette)).toEqual([]);
});

it.each(["#6b2fb3", "#ffd500", "#000000", "#ffffff", "#39ff14"])(
  "an action in %s changes in one direction when hovered and pressed",
  (accent) => {
    const { palette } = makeBrand({ ...usual, accent }, model);
    const [rest = 0, pointed = 0, pressed = 0] = ["accent.550", "accent.600", "accent.650"].map((step) => (palette[step] as Lch)[0]);
    expect(Math.abs(pointed - rest)).toBeGreaterThan(0.02);
    expect(Math.abs(pressed - pointed)).toBeGreaterThan(0.02);
    expect(Math.sign(pressed - pointed)).toBe(Math.sign(pointed - rest));
  },
);

it.each(["#000000", "#ffffff", "#7a7a7a"])("an action in %s is nearly white in dark mode, not a grey that looks disabled", (accent) => {
  const { palette } = makeBrand({ ...usual, accent }, model);
  const [rest = 0, pointed = 0, pressed = 0] = ["accent.300", "accent.350", "accent.200"].map((step) => (palette[step] as Lch)[0]);
  expect(rest).toBeCloseTo(0.92);
  expect(pointed - rest).toBeGreaterThan(0.02);
  expect(pressed - pointed).toBeGreaterThan(0.02);
  expect(contrastOf(palette["accent.950"] as Lch, palette["accent.300"] as Lch)).toBeGreaterThan(10);
  expect(failing(palette)).toEqual([]);
});

it("text stands out from muted words, and a brand without colour has charts without colour", () => {
  const light = makeBrand({ ...usual, ink: "#9aa0b0" }, model);
  expect((light.palette["ink.800"] as Lch)[0]).toBeLessThan((light.palette["ink.500"] as Lch)[0] - 0.05);
  expect(light.findings.map(({ input }) => input)).toEqual(["ink"]);
  const grey = makeBrand({ ...usual, accent: "#000", ink: "#000" }, model);
  expect((grey.palette["chart.600"] as Lch)[1]).toBe(0);
});

it("a thousand brands: every pair passes, and each given colour stays or is reported", { timeout: 120_000 }, async () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const part = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((value) => value.toFixed(3));
  const wide = fc.tuple(part(1), part(0.5), part(360)).map((parts) => `oklch(${parts.join(" ")})`);
  const grey = fc.integer({ min: 0, max: 255 }).map((value) => `rgb(${value}, ${value}, ${value})`);
  const input = fc.record({
    accent: fc.oneof(color, wide, grey),
    ink: color,
    neutral: fc.oneof(color, wide),
    radius: fc.integer({ min: -5, max: 60 }),
  });
  await fc.assert(
    fc.property(input, (given) => {
      const { palette, findings } = makeBrand(given, model);
      expect(failing(palette)).toEqual([]);
      for (const [name, step] of [
        ["accent", "accent.550"],
        ["ink", "ink.800"],
        ["neutral", "paper.50"],
      ] as const) {
        const kept = toHex(palette[step] as Lch) === toHex(parseColor(given[name]) as Lch);
        expect(kept || findings.some((finding) => finding.input === name), `${name} ${given[name]}`).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
