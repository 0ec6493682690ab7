import { confirmChangeEmail } from "../api/credentials.ts";
import { hrefTo } from "../app/paths.ts";
import { LinkPage } from "./LinkPage.tsx";

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
