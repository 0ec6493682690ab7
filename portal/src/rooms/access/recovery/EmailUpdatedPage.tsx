import { LinkPage } from "../../../platform/links/LinkPage.tsx";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { confirmChangeEmail } from "../../account/credentials/calls.ts";

/** The page of the link that confirms a new e-mail address of the account. */
export default function EmailUpdatedPage() {
  return (
    <LinkPage
      page="emailUpdated"
      purpose="email"
      follow={({ serverToken = "", email = "", token = "" }) => confirmChangeEmail(serverToken, email, token)}
      renewHref={hrefTo("credentials")}
    />
  );
}
