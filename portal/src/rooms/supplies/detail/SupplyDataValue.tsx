import { PrivateCode } from "@favilla/design-system/data/PrivateCode.tsx";
import { detailMessages } from "@favilla/design-system/supplies/detailMessages.it.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNumberFormats } from "@favilla/design-system/theme/numbers.ts";
import type { DetailedSupply } from "../supplyDetail.ts";

/** The code and the power of a supply in one line: "POD IT001E00001001 · 3 kW". */
export function SupplyDataValue({ supply: { commodity, pod, pdr, committedPower } }: { supply: DetailedSupply }) {
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
