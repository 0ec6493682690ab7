import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ResetPasswordPage() {
  return <ComingSoonPage name="resetPassword" />;
}
