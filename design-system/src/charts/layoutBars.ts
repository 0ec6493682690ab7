import { scaleLinear } from "@visx/scale";
import { stack } from "@visx/shape";

/** One kind of thing that bars are made of: a zone, real readings. */
export interface BarSeries {
  id: string;
  /** A word or two: "F1". */
  label: string;
  /** After the label, in the legend: "giorno feriale · 37%". */
  detail?: string | undefined;
  /** All of it is estimated, hence hatched. @default false */
  estimated?: boolean | undefined;
  /** Fill and pattern. @default by its place: strong, middle, soft */
  fill?: BarFill | undefined;
}

export const barFills = ["strong", "middle", "soft"] as const;
export type BarFill = (typeof barFills)[number];

export interface BarPart {
  /** The `id` of its series. */
  series: string;
  /** What is no finite number is missing: never zero. */
  value: number | null;
  /** Hatched, and said so. @default the series' */
  estimated?: boolean | undefined;
}

/** One place on the axis, such as a month. */
export interface BarSlot {
  id: string;
  /** Under the bar, three letters or so; its first letter alone where there is little room. */
  label: string;
  /** In full, as it is read: "agosto 2026". */
  name: string;
  /** From the axis up. None, or none with a value: a gap. */
  parts: readonly BarPart[];
  /** Drawn as a line across the bar: the same month of the year before. */
  reference?: number | null | undefined;
  /** Said of it where nothing is known. @default "nessun dato" */
  absence?: string | undefined;
  /** After the figures, in the readout: "Lettura reale". */
  note?: string | undefined;
}

/** A part with its place; distances are measured from the top, in the unit of `height`. */
export interface BarMark {
  /** Its place among the series. */
  series: number;
  fill: BarFill;
  value: number | null;
  estimated: boolean;
  y: number;
  height: number;
}

export interface BarColumn {
  slot: BarSlot;
  /** Empty where nothing is known: a gap. */
  marks: readonly BarMark[];
  total: number | null;
  reference: { value: number; y: number } | null;
}

/** From a value to its distance from the top. */
export type BarScale = ReturnType<typeof scaleLinear<number>>;

export interface BarLayout {
  columns: readonly BarColumn[];
  scale: BarScale;
  /** Values that have a line. */
  ticks: readonly number[];
  /** Where zero is. */
  zero: number;
}

/** The fill of a series; a fourth one begins again. */
export const fillOf = ({ fill }: BarSeries, index: number): BarFill => fill ?? (barFills[index % barFills.length] as BarFill);

const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value);

/** The sum of what is known, to the thousandth; null when nothing is. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter(isKnown);
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) * 1000) / 1000;
}

/** What all columns come to, series by series and together. */
export interface BarSums {
  marks: readonly Pick<BarMark, "series" | "value" | "estimated">[];
  total: number | null;
  /** null where a column with a total has none: of a year of which a month is missing nothing is said. */
  reference: number | null;
}

export function sumColumns(columns: readonly BarColumn[], series: readonly BarSeries[]): BarSums {
  const known = columns.filter(({ total }) => total !== null);
  const ofSeries = (index: number) =>
    sumKnown(columns.flatMap(({ marks }) => marks.filter((mark) => mark.series === index).map(({ value }) => value)));
  return {
    marks: series.map((_, index) => ({ series: index, value: ofSeries(index), estimated: false })).filter(({ value }) => value !== null),
    total: sumKnown(columns.map(({ total }) => total)),
    reference: known.every(({ reference }) => reference) ? sumKnown(known.map(({ reference }) => reference?.value)) : null,
  };
}

/** The thickness of what has no height of its own: a zero, and a part without a value. */
const thin = { zero: 0.15, gap: 0.75 };
/** Between one part and the next. */
const space = 0.15;

const round = (length: number) => Math.round(length * 1000) / 1000;

type KnownPart = Pick<BarMark, "series" | "fill" | "value" | "estimated">;

/** The parts of a slot whose series is there. */
const partsOf = ({ parts }: BarSlot, series: readonly BarSeries[]): KnownPart[] =>
  parts.flatMap((part) => {
    const index = series.findIndex(({ id }) => id === part.series);
    const of = series[index];
    if (!of) return [];
    const value = isKnown(part.value) ? part.value : null;
    return [{ series: index, fill: fillOf(of, index), value, estimated: part.estimated ?? of.estimated ?? false }];
  });

/**
 * Places bars in a plot `height` high: parts stand on one another, those below zero hang from it. What has no height of its own is
 * a multiple of `em`. @default 1
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
    // Parts without a value stand on top of those that have one.
    let top = y(up);
    return marks.map((mark) => {
      if (mark.value !== null) return mark;
      top = round(top - (thin.gap + space) * em);
      return { ...mark, y: top, height: thin.gap * em };
    });
  };

  const columns = slots.map((slot, index): BarColumn => {
    const marks = marksOf(all[index] ?? [], index);
    const total = sumKnown(marks.map(({ value }) => value));
    const reference = isKnown(slot.reference) ? { value: slot.reference, y: y(slot.reference) } : null;
    return { slot, marks: total === null ? [] : marks, total, reference };
  });
  return { columns, scale, ticks: flat ? [0] : scale.ticks(4), zero: y(0) };
}
