import { PatternCircles, PatternLines } from "@visx/pattern";
import type { BarFill } from "./layoutBars.ts";

/** Colours as SVG accepts them: `#3e559e`, `var(--fv-color-surface)`. */
export type BarPaints = Readonly<Record<BarFill | "gap", string>>;

/** Returns the `fill` attribute of a bar. */
export const fillUrl = (id: string, fill: BarFill): string => `url(#${id}${fill})`;

/**
 * The SVG patterns of a chart: plain, hatched and dotted, which differ whatever the colours are. Each chart has its own patterns, because
 * SVG references them by id.
 */
export const BarFills = ({ id, paints }: { id: string; paints: BarPaints }) => (
  <>
    <PatternLines id={`${id}strong`} width={4} height={4} strokeWidth={0} background={paints.strong} />
    <PatternLines
      id={`${id}middle`}
      width={7}
      height={7}
      orientation={["diagonal"]}
      stroke={paints.gap}
      strokeWidth={1.5}
      background={paints.middle}
    />
    <PatternCircles id={`${id}soft`} width={7} height={7} radius={0.9} fill={paints.strong} background={paints.soft} />
  </>
);
