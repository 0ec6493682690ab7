import { confirmChangePassword } from "../../account/credentials/calls.ts";
import { NewPasswordPage } from "./NewPasswordPage.tsx";

/** The link of a customer who asked to change the password. */
export default function PasswordUpdatePage() {
  return <NewPasswordPage page="passwordUpdate" save={confirmChangePassword} />;
}
