import { validateEmail } from "../api/credentials.ts";
import { hrefTo } from "../app/paths.ts";
import { LinkPage } from "./LinkPage.tsx";

/** The link that says that the account's own address is read. */
export default function ValidateEmailPage() {
  return (
    <LinkPage
      page="validateEmail"
      purpose="validation"
      follow={({ a = "", b = "" }) => validateEmail(a, b)}
      renewHref={hrefTo("credentials")}
    />
  );
}
