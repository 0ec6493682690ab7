import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function PasswordUpdatePage() {
  return <ComingSoonPage name="passwordUpdate" />;
}
