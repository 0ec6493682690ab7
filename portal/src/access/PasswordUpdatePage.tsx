import { confirmChangePassword } from "../api/credentials.ts";
import { NewPasswordPage } from "./NewPasswordPage.tsx";

/** The link of a customer who asked to change the password. */
export default function PasswordUpdatePage() {
  return <NewPasswordPage page="passwordUpdate" save={confirmChangePassword} />;
}
