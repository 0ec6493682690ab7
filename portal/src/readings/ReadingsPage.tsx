import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ReadingsPage() {
  return <ComingSoonPage name="selfReading" />;
}
