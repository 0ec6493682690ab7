import { LinkPage } from "../../../platform/links/LinkPage.tsx";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { confirmChangeEmail } from "../../account/credentials/calls.ts";

/** The link that makes a new address the account's. */
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
