import { scaleLinear } from "@visx/scale";

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
  /** After the figures, in the readout: "Lettura reale". */
  note?: string | undefined;
}

/** A part with its place; distances are measured from the top, in the unit of `height`. */
export interface BarMark {
  /** Its place among the series. */
  series: number;
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

export interface BarLayout {
  columns: readonly BarColumn[];
  ticks: readonly { value: number; y: number }[];
  /** Where zero is. */
  zero: number;
}

const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value);

/** The sum of what is known, to the thousandth; null when nothing is. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter(isKnown);
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) * 1000) / 1000;
}

/** The thickness of what has no height of its own: a zero, and a part without a value. */
const thin = { zero: 0.15, gap: 0.75 };
/** Between one part and the next. */
const space = 0.15;

const round = (length: number) => Math.round(length * 1000) / 1000;

/** Both ends of a slot's stack: what is above zero, what is below. */
function ends({ parts, reference }: BarSlot): [number, number] {
  const values = parts.map(({ value }) => value).filter(isKnown);
  const sum = (sign: number) => values.reduce((total, value) => (value * sign > 0 ? total + value : total), 0);
  const line = isKnown(reference) ? reference : 0;
  return [Math.min(sum(-1), line), Math.max(sum(1), line)];
}

/** Places bars `height` high: parts stand on one another, those below zero hang from it. */
export function layoutBars(slots: readonly BarSlot[], series: readonly BarSeries[], height: number): BarLayout {
  const all = slots.map(ends);
  const [min, max] = [Math.min(0, ...all.map(([low]) => low)), Math.max(0, ...all.map(([, high]) => high))];
  const flat = min === max;
  const scale = scaleLinear<number>({ domain: [min, flat ? 1 : max], range: [height, 0], nice: 4 });
  const y = (value: number) => round(scale(value));
  const indexes = new Map(series.map(({ id }, index) => [id, index]));

  const column = (slot: BarSlot): BarColumn => {
    const reference = isKnown(slot.reference) ? { value: slot.reference, y: y(slot.reference) } : null;
    const total = sumKnown(slot.parts.map(({ value }) => value));
    if (total === null) return { slot, marks: [], total, reference };
    let [up, down] = [0, 0];
    const marks = slot.parts.flatMap(({ series: id, value, estimated }): BarMark[] => {
      const index = indexes.get(id);
      if (index === undefined) return [];
      const mark = { series: index, value: isKnown(value) ? value : null, estimated: estimated ?? series[index]?.estimated ?? false };
      if (!value || !isKnown(value)) {
        const thickness = mark.value === null ? thin.gap : thin.zero;
        return [{ ...mark, y: round(y(up) - thickness - (mark.value === null ? space : 0)), height: thickness }];
      }
      const [from, to] = value > 0 ? [up, up + value] : [down + value, down];
      if (value > 0) up = to;
      else down = from;
      const tall = round(y(from) - y(to));
      return [{ ...mark, y: y(to), height: Math.max(round(tall - space), Math.min(tall, thin.zero), 0.05) }];
    });
    return { slot, marks, total, reference };
  };

  const ticks = flat ? [0] : scale.ticks(4);
  return { columns: slots.map(column), ticks: ticks.map((value) => ({ value, y: y(value) })), zero: y(0) };
}
