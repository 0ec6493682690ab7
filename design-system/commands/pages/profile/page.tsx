import { ProfileView } from "@favilla/design-system/account/ProfileView.tsx";
import { hrefs } from "./hrefs.ts";

export default function Page() {
  return <ProfileView title="Profilo" hrefs={hrefs} />;
}
