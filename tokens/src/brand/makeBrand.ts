/** A complete brand made from a few inputs. Every declared pair of colours passes, and `findings` lists what had to change. */
import { favillaModel } from "../../generated/model.ts";
import { type BrandInput, colorFault, type Finding, fontFault, type GivenColor } from "./inputs.ts";
import type { BrandModel, Pair, Palette, Step } from "./model.ts";
import { contrastOf, type Lch, nearestPassing, parseColor, toHex, toPainted } from "./oklch.ts";

export interface Brand {
  palette: Palette;
  /** CSS pixels. */
  radius: Readonly<Record<"control" | "glyph" | "card" | "panel" | "full", number>>;
  /** CSS font family names, in order of preference. */
  font: readonly string[];
  findings: readonly Finding[];
}

/** The palette steps that take the input colours themselves. */
const givenSteps = { accent: "accent.550", ink: "ink.800", neutral: "paper.50" } as const satisfies Record<GivenColor, string>;

const maximumRadius = 24;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function readColor(input: GivenColor, text: string, fallback: Lch, findings: Finding[]): Lch {
  const fault = colorFault(text);
  if (fault) findings.push({ input, message: `${fault} Favilla's is used: ${toHex(fallback)}.` });
  const color = parseColor(text) ?? fallback;
  const painted = toPainted(color);
  if (painted !== color)
    findings.push({ input, message: `No sRGB screen can show ${text}. The nearest colour that it can show is used: ${toHex(painted)}.` });
  return painted;
}

/** Gives a family of the model's steps the hue of another colour and scales its chroma. */
function tint(model: Palette, family: string, color: Lch, reference: Lch, most: number): Record<string, Lch> {
  const factor = clamp(color[1] / Math.max(reference[1], 0.001), 0, most);
  return Object.fromEntries(
    Object.entries(model).flatMap(([id, [lightness, chroma]]) =>
      id.startsWith(`${family}.`) ? [[id, [lightness, chroma * factor, color[2]] as Lch]] : [],
    ),
  );
}

const colorOf = (palette: Palette, step: Step): Lch => (typeof step === "string" ? (palette[step] as Lch) : step);

/**
 * Families whose steps may be moved to reach the contrast, in this order: the page's ground comes last, so the colours on it move first.
 */
const movable = ["chart", "accent", "ink", "positive", "warning", "negative", "electricity", "gas", "paper"];
const rank = (step: Step) => (typeof step === "string" ? movable.indexOf(step.replace(/\..*/, "")) : -1);

/** Returns the colours that a step is paired with, in any look. */
const partnersOf = (pairs: readonly Pair[], palette: Palette, step: string) =>
  pairs.flatMap(({ steps: [one, other], required }) => {
    if (one !== step && other !== step) return [];
    return [{ color: colorOf(palette, one === step ? other : one), ratio: required }];
  });

const fails = (palette: Palette, { steps, required }: Pair) =>
  contrastOf(colorOf(palette, steps[0]), colorOf(palette, steps[1])) < required;

/** Maximum number of rounds. In each, every failing step may move again, because its partners have moved. */
const rounds = 12;

function mend(pairs: readonly Pair[], start: Palette, model: Palette): Palette {
  const palette: Record<string, Lch> = { ...start };
  for (let round = 0; round < rounds; round++) {
    const failing = pairs.filter((pair) => fails(palette, pair));
    if (failing.length === 0) return palette;
    for (const pair of failing) {
      if (!fails(palette, pair)) continue;
      const [step] = pair.steps.filter((each) => typeof each === "string").sort((one, other) => order(one) - order(other));
      if (step === undefined) continue;
      palette[step] = nearestPassing(palette[step] as Lch, partnersOf(pairs, palette, step)) ?? [
        // No lightness passes against all current partners: return to the model's lightness and let the partners move.
        (model[step] as Lch)[0],
        ...((palette[step] as Lch).slice(1) as [number, number]),
      ];
    }
  }
  return palette;
}

/** Orders the steps by family. An input colour comes after the other steps of its family, so that it moves last. */
const order = (step: Step) => rank(step) + (Object.values(givenSteps).includes(step as never) ? 0.5 : 0);

/** Lightness of the darkest page background in light mode. Every colour of the model passes on it. */
const leastGround = 0.96;

function readNeutral(text: string, model: Palette, findings: Finding[]): Lch {
  const [lightness, chroma, hue] = readColor("neutral", text, model[givenSteps.neutral] as Lch, findings);
  // A ground is a tint. More chroma would compete with the colours of the states.
  const ground: Lch = [clamp(lightness, leastGround, 1), Math.min(chroma, 0.02), hue];
  if (lightness < leastGround || chroma > 0.02) {
    findings.push({
      input: "neutral",
      message: `${toHex([lightness, chroma, hue])} cannot be the background of a page: its tint ${toHex(ground)} is used.`,
    });
  }
  return ground;
}

/** Greatest lightness of the ink. A lighter text could not be distinguished from muted text. */
const lightestInk = 0.38;

function readInk(text: string, model: Palette, findings: Finding[]): Lch {
  const given = readColor("ink", text, model["ink.800"] as Lch, findings);
  if (given[0] <= lightestInk) return given;
  const ink: Lch = [lightestInk, Math.min(given[1], 0.1), given[2]];
  findings.push({
    input: "ink",
    message: `${toHex(given)} can't stay: text must stand out from muted text. Nearest that does: ${toHex(ink)}.`,
  });
  return ink;
}

/** Returns the steps of an action's colour: hover and pressed are darker, or lighter if the colour is already very dark. */
function actionSteps([lightness, chroma, hue]: Lch): Record<string, Lch> {
  const lighter = Math.max(lightness + 0.08, 0.27);
  const [pointed, pressed] = lightness < 0.3 ? [lighter, lighter + 0.09] : [lightness - 0.03, lightness - 0.085];
  return {
    "accent.500": [lightness + 0.02, chroma, hue],
    "accent.600": [pointed, chroma, hue],
    "accent.650": [pressed, chroma * 0.9, hue],
  };
}

/** Chroma below which an accent counts as grey. */
const leastChroma = 0.02;

/** Returns dark mode's action steps for a grey accent: nearly white, and lighter on hover, because a mid-grey would look disabled. */
function darkActionSteps([, chroma, hue]: Lch): Record<string, Lch> {
  if (chroma >= leastChroma) return {};
  return { "accent.300": [0.92, chroma, hue], "accent.350": [0.955, chroma, hue], "accent.200": [0.985, chroma, hue] };
}

/**
 * Makes the brand. Every pair passes whatever the inputs are. If an input colour has to move, a finding names the pair and the nearest
 * colour. An input that cannot be read is replaced by Favilla's, with a finding.
 */
export function makeBrand(input: BrandInput, { palette: model, pairs }: Pick<BrandModel, "palette" | "pairs"> = favillaModel): Brand {
  const findings: Finding[] = [];
  const of = (name: GivenColor) => model[givenSteps[name]] as Lch;
  const colors = {
    accent: readColor("accent", input.accent, of("accent"), findings),
    ink: readInk(input.ink, model, findings),
    neutral: readNeutral(input.neutral, model, findings),
  };
  // A chart takes the ink's hue, or the accent's if the ink is grey. It is grey if both are.
  const chart = [colors.ink, colors.accent].find(([, chroma]) => chroma > 0.02) ?? ([0, 0, 0] as const);
  const wished: Palette = {
    ...model,
    ...tint(model, "ink", colors.ink, of("ink"), 2),
    ...tint(model, "paper", colors.neutral, of("neutral"), 2),
    ...tint(model, "accent", colors.accent, of("accent"), 1.3),
    ...tint(model, "chart", [chart[0], Math.min(chart[1] * 6, 0.12), chart[2]], model["chart.600"] as Lch, 1),
    [givenSteps.accent]: colors.accent,
    [givenSteps.ink]: colors.ink,
    [givenSteps.neutral]: colors.neutral,
    ...actionSteps(colors.accent),
    ...darkActionSteps(colors.accent),
    "paper.0": model["paper.0"] as Lch,
    "paper.100": [colors.neutral[0] - 0.019, colors.neutral[1] * 1.3, colors.neutral[2]],
    "paper.300": [colors.neutral[0] - 0.071, colors.neutral[1] * 1.2, colors.neutral[2]],
  };
  const mended = mend(pairs, wished, model);
  // If the accent had to move, its hover and pressed colours move with it.
  const accent = mended[givenSteps.accent] as Lch;
  const palette = accent === colors.accent ? mended : mend(pairs, { ...mended, ...actionSteps(accent) }, model);
  for (const [name, step] of Object.entries(givenSteps) as [GivenColor, string][]) {
    if (toHex(palette[step] as Lch) === toHex(colors[name])) continue;
    const pair = pairs.find((each) => each.steps.includes(step) && fails({ ...palette, [step]: colors[name] }, each));
    const ratio = pair && contrastOf(...(pair.steps.map((each) => (each === step ? colors[name] : colorOf(palette, each))) as [Lch, Lch]));
    const why = pair && `${pair.mode}: ${pair.foreground} on ${pair.background} is ${ratio?.toFixed(2)}, needs ${pair.required}`;
    findings.push({
      input: name,
      message: `${toHex(colors[name])} can't stay (${why ?? "its partners leave no room"}). Nearest that passes: ${toHex(palette[step] as Lch)}.`,
    });
  }
  return { palette, radius: readRadius(input.radius, findings), font: readFont(input.font, findings), findings };
}

function readRadius(radius: number, findings: Finding[]): Brand["radius"] {
  const control = Number.isFinite(radius) ? clamp(Math.round(radius), 0, maximumRadius) : 10;
  if (control !== radius)
    findings.push({ input: "radius", message: `${radius} is no radius from 0 to ${maximumRadius} px: ${control} is used.` });
  const part = (factor: number, most: number) => Math.min(Math.round(control * factor), most);
  return { control, glyph: part(1.2, 16), card: part(1.6, 24), panel: part(2, 28), full: control === 0 ? 0 : 999 };
}

const system = ["system-ui", "sans-serif"];

function readFont(font: string | undefined, findings: Finding[]): readonly string[] {
  const name = font?.trim();
  if (!name) return system;
  const fault = fontFault(name);
  if (!fault) return [name, ...system];
  findings.push({ input: "font", message: `${fault} The system's font is used.` });
  return system;
}
