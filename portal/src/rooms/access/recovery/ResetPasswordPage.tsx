import { resetPassword } from "../../account/credentials/calls.ts";
import { NewPasswordPage } from "./NewPasswordPage.tsx";

/**
 * The page of the link for a forgotten password. The password is typed once, because it can be revealed, and sent as its own confirmation.
 */
export default function ResetPasswordPage() {
  return <NewPasswordPage page="resetPassword" save={(link, password) => resetPassword(link, password, password)} />;
}
