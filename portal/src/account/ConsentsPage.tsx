import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ConsentsPage() {
  return <ComingSoonPage name="consents" />;
}
