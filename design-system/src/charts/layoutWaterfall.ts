import { scaleLinear } from "@visx/scale";

/** A bar between two levels, in per cent of the plot's width from its start. */
export interface WaterfallBar {
  from: number;
  to: number;
}

export interface WaterfallLayout {
  start: WaterfallBar;
  steps: readonly WaterfallBar[];
  end: WaterfallBar;
  /** Value at which a cut axis begins; null for an axis from zero. */
  cut: number | null;
}

/** Share of the plot that the changes must take at least; below it the axis is cut. */
const leastShare = 0.4;
/** Share of the plot before the lowest level of a cut axis, which shows that the bars go on. */
const lead = 0.12;

const round = (share: number) => Math.round(share * 100) / 100;

/** Returns the largest round number (1, 2 or 5 times a power of ten) that fits into a length. */
function roundStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const least = length >= 2 * power ? 2 : 1;
  return (length >= 5 * power ? 5 : least) * power;
}

/** Returns the round number at which the axis is cut, or null where the changes are visible from zero, or a level is not above it. */
function cutOf(lowest: number, highest: number): number | null {
  const range = highest - lowest;
  if (lowest <= 0 || range <= 0 || range / highest >= leastShare) return null;
  const before = lowest - (range * lead) / (1 - lead);
  const step = roundStep(range * lead);
  const cut = Math.floor(before / step) * step;
  return cut > 0 ? Number(cut.toPrecision(12)) : null;
}

/**
 * Places the bars of a waterfall: the first total from the axis, each step from the level that the one before it reached, the last total.
 * `end` is the sum of `start` and `steps`. An axis that would make the steps too small to see begins at a round number instead of zero.
 */
export function layoutWaterfall(start: number, steps: readonly number[]): WaterfallLayout {
  const levels = steps.reduce<number[]>((all, step) => [...all, (all.at(-1) as number) + step], [start]);
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const cut = cutOf(lowest, highest);
  const domain = [cut ?? Math.min(0, lowest), Math.max(0, highest)];
  const scale = scaleLinear<number>({ domain: domain[0] === domain[1] ? [0, 1] : domain, range: [0, 100] });
  const bar = (one: number, other: number): WaterfallBar => ({
    from: round(scale(Math.min(one, other))),
    to: round(scale(Math.max(one, other))),
  });
  const axis = cut ?? 0;
  return {
    start: bar(axis, start),
    steps: steps.map((_, index) => bar(levels[index] as number, levels[index + 1] as number)),
    end: bar(axis, levels.at(-1) as number),
    cut,
  };
}
