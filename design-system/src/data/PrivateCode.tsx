import { useDiscreet } from "../theme/discreet.ts";
import { Absent } from "./Absent.tsx";
import { hiddenCode } from "./discreetText.ts";
import { HiddenValue } from "./HiddenValue.tsx";

export interface PrivateCodeProps {
  /** Code as it is displayed: a POD, a PDR, a notice code in groups of four. A missing or blank one shows as "–". */
  code: string | null | undefined;
}

/**
 * A code that belongs to one customer. In discreet mode it shows dots, a screen reader reads "codice nascosto", and the code is nowhere in
 * the document. It adds no element while codes are shown.
 */
export function PrivateCode({ code }: PrivateCodeProps) {
  const discreet = useDiscreet();
  if (!code?.trim()) return <Absent />;
  return discreet ? <HiddenValue dots={hiddenCode} kind="hiddenCode" /> : code;
}
