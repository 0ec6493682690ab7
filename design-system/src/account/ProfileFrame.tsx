import type { ReactNode, Ref } from "react";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { narrow } from "../layout/Card.css.ts";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";

interface ProfileFrameProps extends Pick<PageHeaderProps, "title" | "back" | "description" | "action"> {
  /** Ref of the title. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** True if the content is one column: the action then ends where the column does. @default false */
  column?: boolean | undefined;
  children: ReactNode;
}

/** The frame of an account page: title, description, the link back, and the limit of a fault in its content. Internal. */
export function ProfileFrame({ children, headingRef, column = false, ...header }: ProfileFrameProps) {
  return (
    <>
      <PageHeader {...header} ref={headingRef} className={column ? narrow : undefined} />
      <PanelBoundary>{children}</PanelBoundary>
    </>
  );
}
