import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { feedbackMessages } from "../feedback/messages.it.ts";
import { Inline } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";

export interface RetryLineProps {
  onRetry: () => void;
  /** Says what is missing. */
  children: ReactNode;
}

/** A line in place of a small part of a bill that could not be loaded: what is missing, and "Riprova". */
export function RetryLine({ onRetry, children }: RetryLineProps) {
  const words = useMessages(feedbackMessages);
  return (
    <Inline>
      <Text size="small" tone="negative">
        {children}
      </Text>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </Inline>
  );
}
