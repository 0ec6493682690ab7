import { LinkPage } from "../../../platform/links/LinkPage.tsx";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { confirmRegistration } from "./calls.ts";

/** The page of the link that confirms a registration. */
export default function RegistrationConfirmedPage() {
  return (
    <LinkPage
      page="registrationConfirmed"
      purpose="registration"
      follow={({ id = "", accessToken = "" }) => confirmRegistration(id, accessToken)}
      renewHref={hrefTo("register")}
    />
  );
}
