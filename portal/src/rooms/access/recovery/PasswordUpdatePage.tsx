import { confirmChangePassword } from "../../account/credentials/calls.ts";
import { NewPasswordPage } from "./NewPasswordPage.tsx";

/** The page of the link for changing the password. */
export default function PasswordUpdatePage() {
  return <NewPasswordPage page="passwordUpdate" save={confirmChangePassword} />;
}
