import { checkAmount } from "../theme/misuse.ts";

/**
 * Formats money and figures in Italian, whatever the browser's language is. A missing value gives "–", never an error. Dates are in
 * `dates.ts`.
 */

/** Text shown for a missing value. */
export const absent = "–";
const noBreakSpace = "\u00a0";

type Maybe<T> = T | null | undefined;

const numberFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("it-IT", { useGrouping: "always", signDisplay: "negative", ...options });

/** Intl objects are slow to create and fast to use, so each is created once, when first needed. */
let moneyFormat: Intl.NumberFormat | undefined;
const numberFormats = new Map<number | undefined, Intl.NumberFormat>();

/** Formats euros as "1.064,75 €", with a no-break space. A value that is not a finite number gives "–". */
export function formatMoney(euros: Maybe<number>): string {
  if (process.env.NODE_ENV !== "production") checkAmount("formatMoney", "euros", euros);
  if (!Number.isFinite(euros)) return absent;
  moneyFormat ??= numberFormat({ style: "currency", currency: "EUR" });
  return moneyFormat.format(euros as number);
}

/**
 * Formats a number as "1.234,5". `decimals` fixes the number of decimal places, 0 to 20. Without it there are as many as needed, at most
 * three.
 */
export function formatNumber(value: Maybe<number>, decimals?: number): string {
  if (!Number.isFinite(value)) return absent;
  const format = numberFormats.get(decimals) ?? numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  numberFormats.set(decimals, format);
  return format.format(value as number);
}

/** Formats a quantity as "1.234 kWh", with a no-break space. A value that is not a finite number gives "–", without the unit. */
export const formatQuantity = (value: Maybe<number>, unit: "kWh" | "kW" | "Smc" | "V" | "%", decimals?: number): string =>
  Number.isFinite(value) ? formatNumber(value, decimals) + noBreakSpace + unit : absent;
