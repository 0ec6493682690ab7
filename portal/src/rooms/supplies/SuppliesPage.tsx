import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useSearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { prefetch, useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "./calls.ts";
import { SuppliesView } from "@favilla/design-system/supplies/SuppliesView.tsx";

export const prefetchData = (): void => void prefetch(suppliesQuery);

/** All supplies: `SuppliesView` with data from the servers. */
export default function SuppliesPage() {
  const { supplies: title } = useMessages(pagesMessages);
  usePage(title);
  return <SuppliesView supplies={useQuery(suppliesQuery)} search={useSearchInAddress()} />;
}
