import { StillToPayView } from "@favilla/design-system/bills/StillToPayView.tsx";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { payPath } from "../card/billLink.ts";
import { openBillsQuery } from "./fetchOpenBills.ts";

/** `StillToPayView` with the open bills of the customer. */
export const StillToPay = ({ supplyCode }: { supplyCode: string }) => (
  <StillToPayView load={useQuery(openBillsQuery)} supplyCode={supplyCode} payHrefOf={({ id }) => payPath(id)} />
);
