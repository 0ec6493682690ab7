import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { PanelBoundary } from "../../platform/loading/PanelBoundary.tsx";
import { hrefTo } from "../../platform/pages/paths.ts";
import { SubPageHeader } from "../../platform/pages/SubPageHeader.tsx";
import { profileMessages } from "./profileMessages.it.ts";

interface ProfileFrameProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** The frame of a profile page: title, description, and a link back to the profile. */
export function ProfileFrame({ title, description, children }: ProfileFrameProps) {
  const { backToProfile } = useMessages(profileMessages);
  return (
    <>
      <SubPageHeader backHref={hrefTo("profileDashboard")} back={backToProfile} title={title} description={description} />
      <PanelBoundary>{children}</PanelBoundary>
    </>
  );
}
