import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function PasswordUpdatedPage() {
  return <ComingSoonPage name="passwordUpdated" />;
}
