/** Text shown for a missing value. */
export const absent = "–";

/** Creates an Italian number format, whatever the browser's language is. It is slow to create and fast to use: keep it. */
export const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat("it-IT", { useGrouping: "always", signDisplay: "negative", ...options });

const numberFormats = new Map<number | undefined, Intl.NumberFormat>();

/**
 * Formats a number as "1.234,5". `decimals` fixes the number of decimal places, 0 to 20. Without it there are as many as needed, at most
 * three.
 */
export function formatNumber(value: number | null | undefined, decimals?: number): string {
  if (!Number.isFinite(value)) return absent;
  const format = numberFormats.get(decimals) ?? numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  numberFormats.set(decimals, format);
  return format.format(value as number);
}
