import { ProfileDashboard } from "./ProfileDashboard.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { profileMessages } from "./profileMessages.it.ts";

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
