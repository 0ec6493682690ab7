import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { Suspense } from "react";
import { part } from "../../platform/loading/part.ts";
import { AddressPage } from "../../rooms/account/profile/AddressPage.tsx";

const deliveriesPart = part("SupplyDeliveries", () => import("./SupplyDeliveries.tsx"));

/** The customer's address, and where the bills of each supply go. */
export default function AddressesPage() {
  return (
    <AddressPage
      bills={
        <PanelBoundary>
          <Suspense>
            <deliveriesPart.Component />
          </Suspense>
        </PanelBoundary>
      }
    />
  );
}
