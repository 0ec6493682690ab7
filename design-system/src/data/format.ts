import { absent, formatNumber, type NumberFormats, numberFormatsOf } from "../theme/numbers.ts";
import { italianRegion } from "../theme/region.ts";

export { absent, formatNumber };

/**
 * Formats money and figures in Italian, whatever the browser's language is. A missing value gives "–", never an error. In a component,
 * `useFormats` writes them in the page's language and currency. Dates are in `dates.ts`.
 */

/** Formats euros in Italian as "1.064,75 €", with a no-break space. A value that is not a finite number gives "–". */
export const formatMoney = (euros: number | null | undefined): string => numberFormatsOf(italianRegion).formatMoney(euros);

/** Formats a quantity in Italian as "1.234 kWh", with a no-break space. A missing value gives "–", without the unit. */
export const formatQuantity: NumberFormats["formatQuantity"] = (value, unit, decimals) =>
  numberFormatsOf(italianRegion).formatQuantity(value, unit, decimals);
