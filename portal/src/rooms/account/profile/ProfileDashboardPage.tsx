import { ProfileView } from "@favilla/design-system/account/ProfileView.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../../platform/config/config.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
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
  const { profileDashboard } = useMessages(pagesMessages);
  usePage(profileDashboard);
  return (
    <ProfileView
      title={profileDashboard}
      hrefs={{ ...hrefs, ...(config().features.statement && { statement: hrefTo("accountStatement") }) }}
    />
  );
}
