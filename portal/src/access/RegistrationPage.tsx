import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function RegistrationPage() {
  return <ComingSoonPage name="register" />;
}
