import { billsNote } from "@favilla/design-system/bills/billsOfSupply.ts";
import { LastBillView } from "@favilla/design-system/bills/LastBillView.tsx";
import { supplyBillMessages } from "@favilla/design-system/bills/supplyBillMessages.it.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { isStarting } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { payPath } from "../card/billLink.ts";
import { useBillsOfSupply } from "./useBillsOfSupply.ts";

interface OfSupply {
  supply: DetailedSupply;
}

/** The newest bill of a supply, for its page: `LastBillView` with data from the servers. */
export const LastBillOfSupply = ({ supply }: OfSupply) => (
  <LastBillView load={useBillsOfSupply(codeOf(supply))} payHrefOf={({ id }) => payPath(id)} expected={!isStarting(supply)} />
);

/** The bills of a supply in one line: "9, una da pagare". */
export function BillsNote({ supply }: OfSupply) {
  const words = useMessages(supplyBillMessages);
  const formats = useFormats();
  const bills = loadedData(useBillsOfSupply(codeOf(supply)));
  return bills ? billsNote(bills, words, formats) : words.allBills;
}
