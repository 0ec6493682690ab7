import { useDiscreet } from "../theme/discreet.ts";
import { type NumberFormats, numberFormatsOf } from "../theme/numbers.ts";
import { hiddenCode } from "../theme/privatePart.ts";
import { perRegion, useRegion } from "../theme/region.ts";

export { hiddenCode };

/** Text shown in place of an amount in euros in Italian; `useNumberFormats` has that of the page. Its length says nothing about the amount. */
export const hiddenMoney = "•••\u00a0€";
const hideMoney = perRegion((region): NumberFormats["formatMoney"] => {
  const { formatMoney, hiddenMoney: hidden } = numberFormatsOf(region);
  return (amount) => (Number.isFinite(amount) ? hidden : formatMoney(amount));
});
const hideCode = (code: string) => (code.trim() ? hiddenCode : code);
const asItIs = (code: string) => code;

/**
 * Returns the function that writes an amount inside a sentence, a name or a picture: "1.064,75 €", or "••• €" in discreet mode. A missing
 * amount stays "–". An amount that stands alone is an `Amount`, which a screen reader reads as "importo nascosto".
 */
export function useMoneyText(): NumberFormats["formatMoney"] {
  const region = useRegion();
  return useDiscreet() ? hideMoney(region) : numberFormatsOf(region).formatMoney;
}

/** Returns the function that writes a code inside a sentence or a name: the code itself, or dots in discreet mode. */
export const useCodeText = (): ((code: string) => string) => (useDiscreet() ? hideCode : asItIs);
