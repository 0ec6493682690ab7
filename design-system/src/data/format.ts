/** Italian money and figures, whatever the browser's language: what isn't there is "–", never an error. Dates are in `dates.ts`. */

/** Stands where a value is missing. */
export const absent = "–";
const noBreakSpace = "\u00a0";

type Maybe<T> = T | null | undefined;

const numberFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("it-IT", { useGrouping: "always", signDisplay: "negative", ...options });

/** Intl objects are slow to make and quick to use: each is made once, when first needed. */
let moneyFormat: Intl.NumberFormat | undefined;
const numberFormats = new Map<number | undefined, Intl.NumberFormat>();

/** Euros as "1.064,75 €", with a no-break space. What is no finite number is "–". */
export function formatMoney(euros: Maybe<number>): string {
  if (!Number.isFinite(euros)) return absent;
  moneyFormat ??= numberFormat({ style: "currency", currency: "EUR" });
  return moneyFormat.format(euros as number);
}

/** A figure as "1.234,5". `decimals` fixes the decimal places, 0 to 20; without it there are as many as needed, at most three. */
export function formatNumber(value: Maybe<number>, decimals?: number): string {
  if (!Number.isFinite(value)) return absent;
  const format = numberFormats.get(decimals) ?? numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  numberFormats.set(decimals, format);
  return format.format(value as number);
}

/** A measure as "1.234 kWh", with a no-break space. What is no finite number is "–", without the unit. */
export const formatQuantity = (value: Maybe<number>, unit: "kWh" | "kW" | "Smc" | "V" | "%", decimals?: number): string =>
  Number.isFinite(value) ? formatNumber(value, decimals) + noBreakSpace + unit : absent;
