import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** One line of the table. The limit applies to `value`: kilobytes, or the ratio of `library` to `floor`. */
export interface Row {
  part: string;
  item: string;
  unit: "kB" | "x" | "s" | "";
  value: number;
  limit?: number | undefined;
  /** Medians in the unit of `measure`, and the quartiles of the ratio over the rounds, if there is a floor. */
  library?: number;
  floor?: number;
  measure?: string;
  quartiles?: [low: number, high: number];
  /** The source files that the row is about. */
  modules?: readonly string[];
}

/** The value below which a share of the values lies, interpolated between neighbours. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The measurements of one round on each page, by item. */
export type Round = Record<"library" | "floor", Record<string, number>>;

/** A row of the medians of one item; the ratio is computed within each round, while the machine was in the same state for both pages. */
export function compare(part: string, item: string, measure: string, rounds: readonly Round[], limit?: number): Row {
  const of = (page: keyof Round) => rounds.map((round) => round[page][item] ?? Number.NaN);
  const [library, floor] = [of("library"), of("floor")];
  const ratios = library.map((value, round) => value / (floor[round] as number));
  return {
    part,
    item,
    unit: "x",
    value: median(ratios),
    limit,
    library: median(library),
    floor: median(floor),
    measure,
    quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

/** Tells whether a row exceeds its limit. */
export const isOver = ({ value, limit }: Row): boolean => limit !== undefined && !(value <= limit);

function digits(value: number): string {
  if (Math.abs(value) < 10) return value.toFixed(2);
  return value.toFixed(Math.abs(value) < 1000 ? 1 : 0);
}

const verdict = (row: Row) => {
  const { value, limit, unit } = row;
  if (limit === undefined) return "";
  return isOver(row) ? `over by ${digits(value - limit)}${unit === "x" ? "x" : ` ${unit}`}` : "ok";
};

export function print(rows: readonly Row[]): void {
  let part = "";
  for (const row of rows) {
    if (row.part !== part) {
      part = row.part;
      console.log(`\n${part.padEnd(50)}value  limit                  library and floor`);
    }
    const sides =
      row.floor === undefined ? (row.measure ?? "") : `${digits(row.library ?? Number.NaN)} and ${digits(row.floor)} ${row.measure ?? ""}`;
    const cells = [`${digits(row.value)} ${row.unit}`.padStart(11), (row.limit === undefined ? "" : digits(row.limit)).padStart(7)];
    console.log(`  ${row.item.padEnd(46)}${cells.join("")}  ${verdict(row).padEnd(16)}${sides}`);
  }
}

export function write(file: string, about: object, rows: readonly Row[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ ...about, rows: rows.map((row) => ({ ...row, ok: row.limit === undefined || row.value <= row.limit })) }, null, 2)}\n`,
  );
}
