import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function EnterReadingPage() {
  return <ComingSoonPage name="enterReading" />;
}
