import { PatternCircles, PatternLines } from "@visx/pattern";
import { type BarFill, barFills } from "./layoutBars.ts";

/** Colours as SVG accepts them: `#3e559e`, `var(--fv-color-surface)`. */
export type BarPaints = Readonly<Record<BarFill | "gap", string>>;

/** Returns the `fill` attribute of a bar. */
export const fillUrl = (id: string, fill: BarFill, estimated: boolean): string => `url(#${id}${fill}${estimated ? "Estimated" : ""})`;

/**
 * The SVG patterns of a chart: plain, dotted and lined. Estimated values have the same pattern with broad diagonal gaps, so that they
 * differ whatever the colours are. Each chart has its own patterns, because SVG references them by id.
 */
export const BarFills = ({ id, paints }: { id: string; paints: BarPaints }) => (
  <>
    <PatternLines id={`${id}strong`} width={4} height={4} strokeWidth={0} background={paints.strong} />
    <PatternCircles id={`${id}middle`} width={6} height={6} radius={1.1} fill={paints.gap} background={paints.middle} />
    <PatternLines id={`${id}soft`} width={4} height={4} orientation={["horizontal"]} stroke={paints.strong} background={paints.soft} />
    {barFills.map((fill) => (
      <PatternLines
        key={fill}
        id={`${id}${fill}Estimated`}
        width={12}
        height={12}
        orientation={["diagonal"]}
        stroke={paints.gap}
        strokeWidth={4}
        background={fillUrl(id, fill, false)}
      />
    ))}
  </>
);
