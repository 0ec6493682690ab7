import type { Commodity } from "../data/commodity.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { detailMessages } from "./detailMessages.it.ts";

export interface SupplyDataValueProps {
  commodity: Commodity;
  pod: string | null;
  pdr: string | null;
  /** Power of the contract in kW; null if it is unknown. */
  committedPower: number | null;
}

/** The code and the power of a supply in one line, the value of its closed panel: "POD IT001E00001001 · 3 kW". Internal. */
export function SupplyDataValue({ commodity, pod, pdr, committedPower }: SupplyDataValueProps) {
  const words = useMessages(detailMessages);
  const { formatQuantity } = useNumberFormats();
  const [name, code] = commodity === "gas" ? [words.pdr, pdr] : [words.pod, pod];
  if (!code) return null;
  return (
    <>
      {name} <PrivateCode code={code} />
      {commodity !== "gas" && committedPower !== null && ` · ${formatQuantity(committedPower, "kW")}`}
    </>
  );
}
