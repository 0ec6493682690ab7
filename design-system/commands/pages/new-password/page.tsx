import { NewPasswordPage } from "./NewPasswordPage.tsx";

export default function Page() {
  return <NewPasswordPage signInHref="#accedi" renewHref="#password-dimenticata" />;
}
