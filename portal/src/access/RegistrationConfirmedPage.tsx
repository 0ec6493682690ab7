import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function RegistrationConfirmedPage() {
  return <ComingSoonPage name="registrationConfirmed" />;
}
