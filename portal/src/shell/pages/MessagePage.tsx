import { EmptyState, type EmptyStateProps } from "@favilla/design-system/feedback/EmptyState.tsx";
import { StandAlone } from "./StandAlone.tsx";

/** A message that fills a page. */
export const MessagePage = (props: Pick<EmptyStateProps, "illustration" | "description" | "action"> & { title: string }) => (
  <StandAlone title={props.title}>
    <EmptyState {...props} headingLevel={1} />
  </StandAlone>
);
