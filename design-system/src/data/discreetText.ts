import { useDiscreet } from "../theme/discreet.ts";
import { formatMoney } from "./format.ts";

const noBreakSpace = "\u00a0";

/** Text shown in place of an amount. Its length says nothing about the amount. */
export const hiddenMoney = `•••${noBreakSpace}€`;
/** Text shown in place of a code. Its length says nothing about the code. */
export const hiddenCode = "••••••••••";

const hideMoney = (euros: number | null | undefined) => (Number.isFinite(euros) ? hiddenMoney : formatMoney(euros));
const hideCode = (code: string) => (code.trim() ? hiddenCode : code);
const asItIs = (code: string) => code;

/**
 * Returns the function that writes an amount inside a sentence, a name or a picture: "1.064,75 €", or "••• €" in discreet mode. A missing
 * amount stays "–". An amount that stands alone is an `Amount`, which a screen reader reads as "importo nascosto".
 */
export const useMoneyText = (): typeof formatMoney => (useDiscreet() ? hideMoney : formatMoney);

/** Returns the function that writes a code inside a sentence or a name: the code itself, or dots in discreet mode. */
export const useCodeText = (): ((code: string) => string) => (useDiscreet() ? hideCode : asItIs);
