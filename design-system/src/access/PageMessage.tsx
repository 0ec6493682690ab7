import { forwardRef } from "react";
import { EmptyState, type EmptyStateProps } from "../feedback/EmptyState.tsx";
import { HelpCall } from "../feedback/HelpCall.tsx";
import { Stack } from "../layout/Stack.tsx";

export interface PageMessageProps extends Omit<EmptyStateProps, "headingLevel"> {
  /** Telephone number of customer service, as it is displayed. Without it none is offered. */
  phone?: string | undefined;
}

/** A message that fills a page: what happened, a way on, and how to reach customer service. Contains the page's `h1`. */
export const PageMessage = forwardRef<HTMLDivElement, PageMessageProps>(function PageMessage({ action, phone, ...rest }, ref) {
  return (
    <EmptyState
      {...rest}
      ref={ref}
      headingLevel={1}
      action={
        <Stack>
          {action}
          <HelpCall phone={phone} />
        </Stack>
      }
    />
  );
});
