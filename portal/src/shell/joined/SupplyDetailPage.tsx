import { SupplyPage } from "../../rooms/supplies/detail/SupplyPage.tsx";
import { preloadSupply, supplySlots } from "./supplySlots.tsx";

export { preloadSupply as prefetchData, preloadSupply as preloadParts };

/** The page of a supply with the parts of the other rooms. */
export default function SupplyDetailPage() {
  return <SupplyPage {...supplySlots} />;
}
