import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function SupplyDetailPage() {
  return <ComingSoonPage name="supplyDetail" />;
}
