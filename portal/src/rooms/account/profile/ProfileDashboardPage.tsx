import { ProfileView } from "@favilla/design-system/account/ProfileView.tsx";
import { config } from "../../../platform/config/config.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";

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
  const { statement, changes } = config().features;
  const offered = { ...(statement && { statement: hrefTo("accountStatement") }), ...(changes && { changes: hrefTo("changes") }) };
  return <ProfileView title={title} hrefs={{ ...hrefs, ...offered }} load={useQuery(customerQuery)} />;
}
