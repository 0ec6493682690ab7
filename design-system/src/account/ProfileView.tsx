import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { ProfileDashboard, type ProfileDashboardProps } from "./ProfileDashboard.tsx";

export interface ProfileViewProps extends Pick<PageHeaderProps, "title" | "back">, Pick<ProfileDashboardProps, "hrefs"> {}

/** The page that leads to those of the profile, as rows of one card. */
export function ProfileView({ hrefs, ...header }: ProfileViewProps) {
  return (
    <>
      <PageHeader {...header} />
      <ProfileDashboard hrefs={hrefs} />
    </>
  );
}
