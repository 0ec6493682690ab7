import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../../platform/config/config.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { ProfileView } from "@favilla/design-system/account/ProfileView.tsx";

/** The overview of the profile's pages. */
export default function ProfileDashboardPage() {
  usePage(useMessages(pagesMessages).profileDashboard);
  return <ProfileView statement={config().features.statement} />;
}
