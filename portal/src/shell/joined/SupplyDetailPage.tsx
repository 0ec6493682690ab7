import { SupplyPage } from "../../rooms/supplies/detail/SupplyPage.tsx";
import { preloadSupply, supplySlots } from "./supplySlots.tsx";

export const prefetchData = preloadSupply;

/** The page of a supply with the parts of the other rooms. */
export default function SupplyDetailPage() {
  return <SupplyPage {...supplySlots} />;
}
