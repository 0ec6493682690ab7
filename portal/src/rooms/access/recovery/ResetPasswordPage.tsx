import { resetPassword } from "../../account/credentials/calls.ts";
import { NewPasswordPage } from "./NewPasswordPage.tsx";

/** The link of whoever forgot the password. The password is typed once, where it can be seen, and sent as its own confirmation. */
export default function ResetPasswordPage() {
  return <NewPasswordPage page="resetPassword" save={(link, password) => resetPassword(link, password, password)} />;
}
