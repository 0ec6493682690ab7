import { useDiscreet } from "../theme/discreet.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { HiddenValue } from "./HiddenValue.tsx";

export interface AmountProps {
  /** Amount in the currency of the provider, euros unless it says another. A value that is not a finite number shows as "–". */
  euros: number | null | undefined;
}

/**
 * An amount of money: "1.064,75 €". In discreet mode it shows dots, a screen reader reads "importo nascosto", and the figure is nowhere in
 * the document. It adds no element while amounts are shown.
 */
export function Amount({ euros }: AmountProps) {
  if (process.env.NODE_ENV !== "production") checkAmount("data/Amount", "euros", euros, "any");
  const { formatMoney, hiddenMoney } = useNumberFormats();
  const hidden = useDiscreet() && Number.isFinite(euros);
  return hidden ? <HiddenValue dots={hiddenMoney} kind="hiddenAmount" /> : formatMoney(euros);
}
