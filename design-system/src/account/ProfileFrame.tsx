import type { ReactNode } from "react";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";

interface ProfileFrameProps extends Pick<PageHeaderProps, "title" | "back" | "description"> {
  children: ReactNode;
}

/** The frame of an account page: title, description, the link back, and the limit of a fault in its content. Internal. */
export function ProfileFrame({ children, ...header }: ProfileFrameProps) {
  return (
    <>
      <PageHeader {...header} />
      <PanelBoundary>{children}</PanelBoundary>
    </>
  );
}
