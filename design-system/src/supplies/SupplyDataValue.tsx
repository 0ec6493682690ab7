import { PrivateCode } from "../data/PrivateCode.tsx";
import { detailMessages } from "./detailMessages.it.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import type { DetailedSupply } from "../../../portal/src/rooms/supplies/supplyDetail.ts";

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
