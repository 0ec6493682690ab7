import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ValidateEmailPage() {
  return <ComingSoonPage name="validateEmail" />;
}
