import { forwardRef, type HTMLAttributes } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { feedbackMessages } from "./messages.it.ts";

export interface SkeletonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Text for screen readers in place of the shapes. @default "Caricamento in corso" */
  label?: string | undefined;
}

/** Skeletons of one list or panel. It is marked busy for assistive technology and contains a text for screen readers. */
export const SkeletonGroup = forwardRef<HTMLDivElement, SkeletonGroupProps>(function SkeletonGroup({ label, children, ...rest }, ref) {
  const words = useMessages(feedbackMessages);
  return (
    <div aria-busy="true" {...rest} ref={ref}>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      {children}
    </div>
  );
});
