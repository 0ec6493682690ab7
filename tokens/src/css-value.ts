import type { TokenNormalized } from "@terrazzo/parser";
import { formatHex8, parse, type Rgb } from "culori";
import { type Lch, toHex } from "./brand/oklch.ts";

type ColorValue = Extract<TokenNormalized, { $type: "color" }>["$value"];
interface Dimension {
  value: number;
  unit: string;
}

/** Viewport widths (rem) between which a fluid size grows from its value to its `max`. */
const FLUID_FROM = 22.5;
const FLUID_TO = 80;

/** Converts a DTCG colour to sRGB hex. Colours outside sRGB are mapped into it here, so that the measured colour is the painted one. */
function colorToHex({ components, alpha }: ColorValue): string {
  const color = toHex(components.map((part) => part ?? 0) as unknown as Lch);
  return (alpha ?? 1) < 1 ? formatHex8({ ...(parse(color) as Rgb), alpha: alpha as number }) : color;
}

const toLength = ({ value, unit }: Dimension) => (value === 0 ? "0px" : `${value}${unit}`);

function toFluid(min: Dimension, max: Dimension): string {
  const slope = (max.value - min.value) / (FLUID_TO - FLUID_FROM);
  const start = min.value - slope * FLUID_FROM;
  const round = (n: number) => Number(n.toFixed(4));
  return `clamp(${toLength(min)}, ${round(start)}rem + ${round(slope * 100)}vw, ${toLength(max)})`;
}

/** Generic CSS families. Other names are quoted, because a font's name may be a CSS keyword such as "inherit". */
const generic = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace"];

/** Formats font names as a value of `font-family`. */
export const toFamilies = (names: readonly string[]): string =>
  names.map((name) => (generic.includes(name) ? name : `"${name}"`)).join(", ");

/** Converts a resolved DTCG token to CSS text. Throws on a type that the design system does not use. */
export function toCss(token: TokenNormalized): string {
  switch (token.$type) {
    case "color":
      return colorToHex(token.$value);
    case "dimension": {
      const fluid = token.$extensions?.["it.favilla.fluid"] as { max: Dimension } | undefined;
      return fluid ? toFluid(token.$value, fluid.max) : toLength(token.$value);
    }
    case "duration":
      return `${token.$value.value}${token.$value.unit}`;
    case "fontFamily":
      return toFamilies(token.$value);
    case "fontWeight":
    case "number":
      return String(token.$value);
    case "cubicBezier":
      return `cubic-bezier(${token.$value.join(", ")})`;
    case "shadow":
      return token.$value
        .map((s) =>
          [...[s.offsetX, s.offsetY, s.blur, s.spread].map((d) => toLength(d as Dimension)), colorToHex(s.color as ColorValue)].join(" "),
        )
        .join(", ");
    default:
      throw new Error(`${token.id}: no CSS form for a token of type ${token.$type}`);
  }
}
