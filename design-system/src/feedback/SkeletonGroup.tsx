import { forwardRef, type HTMLAttributes } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { feedbackMessages } from "./messages.it.ts";

export interface SkeletonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Said in place of the shapes. @default "Caricamento in corso" */
  label?: string | undefined;
}

/** Skeletons of one list or panel: busy for assistive technology, with the words for it. */
export const SkeletonGroup = forwardRef<HTMLDivElement, SkeletonGroupProps>(function SkeletonGroup({ label, children, ...rest }, ref) {
  const words = useMessages(feedbackMessages);
  return (
    <div aria-busy="true" {...rest} ref={ref}>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      {children}
    </div>
  );
});
