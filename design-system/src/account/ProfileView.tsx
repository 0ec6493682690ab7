import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { ProfileDashboard, type ProfileDashboardProps } from "./ProfileDashboard.tsx";
import { profileMessages } from "./profileMessages.it.ts";

export interface ProfileViewProps extends Pick<PageHeaderProps, "title" | "back">, Pick<ProfileDashboardProps, "hrefs"> {}

/** The page that leads to those of the profile, one card each. */
export function ProfileView({ hrefs, ...header }: ProfileViewProps) {
  const { dashboardText } = useMessages(profileMessages);
  return (
    <>
      <PageHeader {...header} description={dashboardText} />
      <ProfileDashboard hrefs={hrefs} />
    </>
  );
}
