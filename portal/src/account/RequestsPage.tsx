import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function RequestsPage() {
  return <ComingSoonPage name="requests" />;
}
