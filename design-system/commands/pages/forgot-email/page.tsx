import { ForgotEmailPage } from "./ForgotEmailPage.tsx";

export default function Page() {
  return <ForgotEmailPage signInHref="#accedi" />;
}
