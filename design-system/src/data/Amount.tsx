import { useDiscreet } from "../theme/discreet.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { credit } from "./Amount.css.ts";
import { HiddenValue } from "./HiddenValue.tsx";

export interface AmountProps {
  /** Amount in the currency of the provider, euros unless it says another. A value that is not a finite number shows as "–". */
  euros: number | null | undefined;
}

/**
 * An amount of money: "1.064,75 €", or in green "− 35,40 €" for a credit. In discreet mode it shows dots, a screen reader reads "importo
 * nascosto", and the figure is nowhere in the document. Only a credit and a hidden amount add an element.
 */
export function Amount({ euros }: AmountProps) {
  if (process.env.NODE_ENV !== "production") checkAmount("data/Amount", "euros", euros, "any");
  const { formatMoney, hiddenMoney } = useNumberFormats();
  const hidden = useDiscreet() && Number.isFinite(euros);
  if (hidden) return <HiddenValue dots={hiddenMoney} kind="hiddenAmount" />;
  return Number(euros) < 0 ? <span className={credit}>{formatMoney(euros)}</span> : formatMoney(euros);
}
