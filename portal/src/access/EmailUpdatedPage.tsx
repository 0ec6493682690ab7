import { confirmChangeEmail } from "../api/credentials.ts";
import { LinkPage } from "./LinkPage.tsx";
import { credentialsPath } from "./paths.ts";

/** The link that makes a new address the account's. */
export default function EmailUpdatedPage() {
  return (
    <LinkPage
      page="emailUpdated"
      purpose="email"
      follow={({ serverToken = "", email = "", token = "" }) => confirmChangeEmail(serverToken, email, token)}
      renewHref={credentialsPath}
    />
  );
}
