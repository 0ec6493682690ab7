/** Tells whether a value is a finite number. Others are missing. */
export const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value);

/** Returns the sum of the known values, rounded to three decimals, or null if there are none. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter(isKnown);
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) * 1000) / 1000;
}
