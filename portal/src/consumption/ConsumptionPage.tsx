import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ConsumptionPage() {
  return <ComingSoonPage name="consumptions" />;
}
