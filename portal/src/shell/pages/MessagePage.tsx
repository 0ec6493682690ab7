import { EmptyState, type EmptyStateProps } from "@favilla/design-system/feedback/EmptyState.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { HelpCall } from "@favilla/design-system/feedback/HelpCall.tsx";
import { StandAlone } from "./StandAlone.tsx";

/** A message that fills a page. */
export const MessagePage = ({ action, ...props }: Pick<EmptyStateProps, "illustration" | "description" | "action"> & { title: string }) => (
  <StandAlone title={props.title}>
    <EmptyState
      {...props}
      headingLevel={1}
      action={
        <Stack>
          {action}
          <HelpCall />
        </Stack>
      }
    />
  </StandAlone>
);
