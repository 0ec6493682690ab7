import { LinkPage } from "../../../platform/links/LinkPage.tsx";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { validateEmail } from "../../account/credentials/calls.ts";

/** The page of the link that validates the account's current address. */
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
