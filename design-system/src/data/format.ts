import { checkAmount } from "../theme/misuse.ts";
import { absent, formatNumber, numberFormat } from "../theme/numbers.ts";

export { absent, formatNumber };

/**
 * Formats money and figures in Italian, whatever the browser's language is. A missing value gives "–", never an error. Dates are in
 * `dates.ts`.
 */

const noBreakSpace = "\u00a0";

let moneyFormat: Intl.NumberFormat | undefined;

/** Formats euros as "1.064,75 €", with a no-break space. A value that is not a finite number gives "–". */
export function formatMoney(euros: number | null | undefined): string {
  if (process.env.NODE_ENV !== "production") checkAmount("formatMoney", "euros", euros);
  if (!Number.isFinite(euros)) return absent;
  moneyFormat ??= numberFormat({ style: "currency", currency: "EUR" });
  return moneyFormat.format(euros as number);
}

/** Formats a quantity as "1.234 kWh", with a no-break space. A value that is not a finite number gives "–", without the unit. */
export const formatQuantity = (value: number | null | undefined, unit: "kWh" | "kW" | "Smc" | "V" | "%", decimals?: number): string =>
  Number.isFinite(value) ? formatNumber(value, decimals) + noBreakSpace + unit : absent;
