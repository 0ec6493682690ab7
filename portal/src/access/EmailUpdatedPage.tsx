import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function EmailUpdatedPage() {
  return <ComingSoonPage name="emailUpdated" />;
}
