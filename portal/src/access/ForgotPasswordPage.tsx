import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ForgotPasswordPage() {
  return <ComingSoonPage name="forgotPassword" />;
}
