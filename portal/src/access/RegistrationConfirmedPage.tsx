import { confirmRegistration } from "../api/registration.ts";
import { hrefTo } from "../app/paths.ts";
import { LinkPage } from "./LinkPage.tsx";

/** The link that confirms a registration. */
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
