import { ProfileView } from "@favilla/design-system/account/ProfileView.tsx";
import { config } from "../../../platform/config/config.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";

const hrefs = {
  credentials: hrefTo("credentials"),
  personalData: hrefTo("myData"),
  contacts: hrefTo("contacts"),
  residence: hrefTo("address"),
  consents: hrefTo("consents"),
};

/** The overview of the profile's pages. */
export default function ProfileDashboardPage() {
  const title = usePage("profileDashboard");
  return <ProfileView title={title} hrefs={{ ...hrefs, ...(config().features.statement && { statement: hrefTo("accountStatement") }) }} />;
}
