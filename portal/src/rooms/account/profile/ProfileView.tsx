import { ProfileDashboard } from "@favilla/design-system/account/ProfileDashboard.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { profileMessages } from "../profileMessages.it.ts";

const hrefs = {
  credentials: hrefTo("credentials"),
  personalData: hrefTo("myData"),
  contacts: hrefTo("contacts"),
  residence: hrefTo("address"),
  consents: hrefTo("consents"),
};

interface ProfileViewProps {
  /** True if the retailer offers the account statement. */
  statement: boolean;
}

/** The profile's pages, one card each. */
export function ProfileView({ statement }: ProfileViewProps) {
  const words = useMessages(profileMessages);
  const { profileDashboard } = useMessages(pagesMessages);
  return (
    <>
      <PageHeader title={profileDashboard} description={words.dashboardText} />
      <ProfileDashboard hrefs={{ ...hrefs, ...(statement && { statement: hrefTo("accountStatement") }) }} />
    </>
  );
}
