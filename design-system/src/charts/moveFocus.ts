import type { ColumnLayout } from "./layoutBars.ts";

/** Position of the focus: a slot (`mark` is -1) or one of its parts, counted from the axis up. */
export interface BarPlace {
  column: number;
  mark: number;
}

const within = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);

/** Returns the position itself or, if other data have fewer slots or parts, the nearest one that they have. */
export function placeWithin({ column, mark }: BarPlace, columns: readonly ColumnLayout[]): BarPlace {
  const nearest = within(column, columns.length);
  return { column: nearest, mark: Math.min(mark, (columns[nearest]?.marks.length ?? 0) - 1) };
}

/** Moves sideways to the same series of another slot, or to the slot itself if it lacks that series. */
function sideways({ column, mark }: BarPlace, to: number, columns: readonly ColumnLayout[]): BarPlace {
  const next = within(to, columns.length);
  if (next === column) return { column, mark };
  const series = columns[column]?.marks[mark]?.series;
  return { column: next, mark: columns[next]?.marks.findIndex((each) => each.series === series) ?? -1 };
}

/** Returns the position that a key moves to, or undefined for other keys. At the ends the position does not change. */
export function moveFocus(key: string, place: BarPlace, columns: readonly ColumnLayout[], rightToLeft: boolean): BarPlace | undefined {
  const forward = rightToLeft ? -1 : 1;
  const { column, mark } = place;
  switch (key) {
    case "ArrowRight":
      return sideways(place, column + forward, columns);
    case "ArrowLeft":
      return sideways(place, column - forward, columns);
    case "Home":
      return sideways(place, 0, columns);
    case "End":
      return sideways(place, columns.length - 1, columns);
    case "ArrowUp":
      return { column, mark: Math.min(mark + 1, (columns[column]?.marks.length ?? 0) - 1) };
    case "ArrowDown":
      return { column, mark: Math.max(mark - 1, -1) };
  }
}
