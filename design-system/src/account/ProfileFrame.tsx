import type { ReactNode, Ref } from "react";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";

interface ProfileFrameProps extends Pick<PageHeaderProps, "title" | "back" | "description" | "action"> {
  /** Ref of the title. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** The frame of an account page: title, description, the link back, and the limit of a fault in its content. Internal. */
export function ProfileFrame({ children, headingRef, ...header }: ProfileFrameProps) {
  return (
    <>
      <PageHeader {...header} ref={headingRef} />
      <PanelBoundary>{children}</PanelBoundary>
    </>
  );
}
