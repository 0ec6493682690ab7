import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { config } from "../config/config.ts";
import { ProfileView } from "./ProfileView.tsx";

/** The ways into the profile. */
export default function ProfilePage() {
  usePage(useMessages(pagesMessages).profileDashboard);
  return <ProfileView statement={config().features.statement} />;
}
