import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function SuppliesPage() {
  return <ComingSoonPage name="supplies" />;
}
