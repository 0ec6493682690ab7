import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ForgotEmailPage() {
  return <ComingSoonPage name="forgotEmail" />;
}
