import { StillToPayView } from "@favilla/design-system/bills/StillToPayView.tsx";
import { everyBill } from "./billQuery.ts";
import { payPath } from "./card/billLink.ts";
import { useOpenBills } from "./useKnownBills.ts";

/** `StillToPayView` with the open bills of the customer. */
export const StillToPay = ({ supplyCode }: { supplyCode: string }) => (
  <StillToPayView load={useOpenBills(everyBill)} supplyCode={supplyCode} payHrefOf={({ id }) => payPath(id)} />
);
