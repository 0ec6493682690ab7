import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import type { ReactNode } from "react";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";

interface ProfileFrameProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** The frame of a profile page: title, description, and a link back to the profile. */
export function ProfileFrame({ title, description, children }: ProfileFrameProps) {
  return (
    <>
      <SubPageHeader parent="profileDashboard" title={title} description={description} />
      <PanelBoundary>{children}</PanelBoundary>
    </>
  );
}
