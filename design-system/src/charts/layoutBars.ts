import { scaleLinear } from "@visx/scale";
import { stack } from "@visx/shape";
import { isKnown, sumKnown } from "./sumKnown.ts";

/** @deprecated Import it from `charts/sumKnown.ts`. */
export { sumKnown } from "./sumKnown.ts";

/** One kind of part that bars consist of: a time band, real readings. */
export interface BarSeries {
  id: string;
  /** One or two words: "F1". */
  label: string;
  /** Text below the label in the legend: "giorno feriale". */
  detail?: string | undefined;
  /** Share of the whole, beside the label in the legend: "37%". */
  share?: string | undefined;
  /** True if all values are estimated, which have a dashed outline. @default false */
  estimated?: boolean | undefined;
  /** Fill and pattern. @default by position: strong, middle, soft */
  fill?: BarFill | undefined;
}

export const barFills = ["strong", "middle", "soft"] as const;
export type BarFill = (typeof barFills)[number];

export interface BarPart {
  /** `id` of the part's series. */
  series: string;
  /** A value that is not a finite number is missing; it is never shown as zero. */
  value: number | null;
  /** Marks the part as estimated, with a dashed outline. @default the series' value */
  estimated?: boolean | undefined;
}

/** One position on the axis, such as a month. */
export interface BarSlot {
  id: string;
  /** Label under the bar, about three letters. If there is little room only the first letter is shown. */
  label: string;
  /** Full name for screen readers and the readout: "agosto 2026". */
  name: string;
  /** Parts from the axis up. A slot without parts or without any value is a gap. */
  parts: readonly BarPart[];
  /** Value drawn as a line across the bar, such as the same month of the previous year. */
  reference?: number | null | undefined;
  /** Text shown if no value is known. Neighbours with the same text share one box. @default "nessun dato" */
  absence?: string | undefined;
  /** Text after the figures in the readout: "Lettura reale". */
  note?: string | undefined;
}

/** A part with its position. Distances are measured from the top, in the unit of `height`. */
export interface BarMark {
  /** Index of the series. */
  series: number;
  fill: BarFill;
  value: number | null;
  estimated: boolean;
  y: number;
  height: number;
}

export interface ColumnLayout {
  slot: BarSlot;
  /** Empty if no value is known: a gap. */
  marks: readonly BarMark[];
  total: number | null;
  reference: { value: number; y: number } | null;
  /** The box of slots without a value, with their number and its lower edge. Only the first of neighbours has it. */
  gap: { count: number; foot: number } | null;
}

/** Converts a value to its distance from the top. */
export type BarScale = ReturnType<typeof scaleLinear<number>>;

export interface BarLayout {
  columns: readonly ColumnLayout[];
  scale: BarScale;
  /** Values with a grid line. */
  ticks: readonly number[];
  /** Distance of zero from the top. */
  zero: number;
}

/** Returns the fill of a series. From the fourth series on, the fills repeat. */
export const fillOf = ({ fill }: BarSeries, index: number): BarFill => fill ?? (barFills[index % barFills.length] as BarFill);

/** Totals of all columns, per series and together. */
export interface BarSums {
  marks: readonly Pick<BarMark, "series" | "value" | "estimated">[];
  total: number | null;
  /** Null if a column with a total has no reference: the sum of an incomplete year would be misleading. */
  reference: number | null;
}

export function sumColumns(columns: readonly ColumnLayout[], series: readonly BarSeries[]): BarSums {
  const withTotal = columns.filter(({ total }) => total !== null);
  const ofSeries = (index: number) =>
    sumKnown(columns.flatMap(({ marks }) => marks.filter((mark) => mark.series === index).map(({ value }) => value)));
  return {
    marks: series.map((_, index) => ({ series: index, value: ofSeries(index), estimated: false })).filter(({ value }) => value !== null),
    total: sumKnown(columns.map(({ total }) => total)),
    reference: withTotal.every(({ reference }) => reference) ? sumKnown(withTotal.map(({ reference }) => reference?.value)) : null,
  };
}

/** Height of parts that would have none: a zero, and a part without a value. */
const thin = { zero: 0.15, gap: 0.75 };
/** Space between two parts, besides their outlines. */
const space = 0.2;
/** Maximum height of a gap's box: with vertical text for one slot, with horizontal text for several. */
const gapHeight = { one: 6.2, several: 3.8 };

const round = (length: number) => Math.round(length * 1000) / 1000;

type KnownPart = Pick<BarMark, "series" | "fill" | "value" | "estimated">;

/** Returns the parts of a slot whose series exists. */
const partsOf = ({ parts }: BarSlot, series: readonly BarSeries[]): KnownPart[] =>
  parts.flatMap((part) => {
    const index = series.findIndex(({ id }) => id === part.series);
    const of = series[index];
    if (!of) return [];
    const value = isKnown(part.value) ? part.value : null;
    return [{ series: index, fill: fillOf(of, index), value, estimated: part.estimated ?? of.estimated ?? false }];
  });

/** Adds the boxes of slots without a value. A box stands on zero, or on the highest reference line that would cross its word. */
const withGaps = (columns: readonly Omit<ColumnLayout, "gap">[], zero: number, em: number): ColumnLayout[] => {
  const shares = (index: number, other: number) =>
    columns[other]?.total === null && columns[other].slot.absence === columns[index]?.slot.absence;
  return columns.map((column, index) => {
    if (column.total !== null || shares(index, index - 1)) return { ...column, gap: null };
    let end = index + 1;
    while (shares(index, end)) end++;
    const height = (end - index === 1 ? gapHeight.one : gapHeight.several) * em;
    const lines = columns.slice(index, end).flatMap(({ reference }) => (reference ? [reference.y] : []));
    const highest = Math.min(...lines.filter((line) => line < zero && line > zero - height));
    return { ...column, gap: { count: end - index, foot: Number.isFinite(highest) && highest > height ? highest - 0.4 * em : zero } };
  });
};

/**
 * Places bars in a plot of the given height. Parts are stacked; negative ones hang below zero. Minimum heights and gaps are multiples of
 * `em`, which is 1 by default.
 */
export function layoutBars(slots: readonly BarSlot[], series: readonly BarSeries[], height: number, em = 1): BarLayout {
  const all = slots.map((slot) => partsOf(slot, series));
  const most = Math.max(0, ...all.map((parts) => parts.length));
  const stacks = stack<KnownPart[], number>({
    keys: Array.from({ length: most }, (_, part) => part),
    value: (parts, part) => parts[part]?.value ?? 0,
    offset: "diverging",
  })(all);

  const references = slots.flatMap(({ reference }) => (isKnown(reference) ? [reference] : []));
  const reached = [0, ...references, ...stacks.flat(2)];
  const [min, max] = [Math.min(...reached), Math.max(...reached)];
  const flat = min === max;
  const scale = scaleLinear<number>({ domain: [min, flat ? 1 : max], range: [height, 0], nice: 4 });
  const y = (value: number) => round(scale(value));

  const marksOf = (parts: readonly KnownPart[], column: number): BarMark[] => {
    let up = 0;
    const marks = parts.map((part, index): BarMark => {
      const [from = 0, to = 0] = stacks[index]?.[column] ?? [];
      if (!part.value) return { ...part, y: round(y(up) - thin.zero * em), height: thin.zero * em };
      up = Math.max(up, to);
      return { ...part, y: y(to), height: Math.max(round(y(from) - y(to) - space * em), thin.zero * em) };
    });
    // Parts without a value are stacked above those with one.
    let top = y(up);
    return marks.map((mark) => {
      if (mark.value !== null) return mark;
      top = round(top - (thin.gap + space) * em);
      return { ...mark, y: top, height: thin.gap * em };
    });
  };

  const columns = slots.map((slot, index): Omit<ColumnLayout, "gap"> => {
    const marks = marksOf(all[index] ?? [], index);
    const total = sumKnown(marks.map(({ value }) => value));
    const reference = isKnown(slot.reference) ? { value: slot.reference, y: y(slot.reference) } : null;
    return { slot, marks: total === null ? [] : marks, total, reference };
  });
  const zero = y(0);
  return { columns: withGaps(columns, zero, em), scale, ticks: flat ? [0] : scale.ticks(4), zero };
}
