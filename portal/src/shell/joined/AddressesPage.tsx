import { loadedData } from "@favilla/design-system/data/load.ts";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { Suspense } from "react";
import { part } from "../../platform/loading/part.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { AddressPage } from "../../rooms/account/profile/AddressPage.tsx";
import { suppliesQuery } from "../../rooms/supplies/calls.ts";
import { supplyPath } from "../../rooms/supplies/supplyPath.ts";

const deliveryPart = part("DeliveryValue", () => import("../../rooms/payments/panel/TermValue.tsx"));

/** More supplies would be a list of its own, with a request for each. */
const mostSupplies = 9;

/** The customer's address, and where the bills of each supply go. */
export default function AddressesPage() {
  const supplies = loadedData(useQuery(suppliesQuery));
  const bills = supplies && {
    supplies: supplies.length > mostSupplies ? [] : supplies,
    hrefOf: ({ id }: Supply) => supplyPath(id, supplyPanels.delivery),
    deliveryOf: (supply: Supply) => (
      <PanelBoundary>
        <Suspense fallback="\u00a0">
          <deliveryPart.Component supply={supply} />
        </Suspense>
      </PanelBoundary>
    ),
  };
  return <AddressPage bills={bills} />;
}
