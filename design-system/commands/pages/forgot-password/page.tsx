import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";

export default function Page() {
  return <ForgotPasswordPage signInHref="#accedi" />;
}
