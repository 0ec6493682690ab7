import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function CredentialsPage() {
  return <ComingSoonPage name="credentials" />;
}
