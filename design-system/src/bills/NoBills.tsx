import { EmptyState } from "../feedback/EmptyState.tsx";
import { NoBillsIllustration } from "../feedback/illustrations/NoBillsIllustration.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { useMessages } from "../theme/messages.ts";
import { billCardMessages } from "./cardMessages.it.ts";

/** Shown to a new customer without bills. A filter without matches has another state. */
export function NoBills({ headingLevel }: { headingLevel?: HeadingLevel }) {
  const words = useMessages(billCardMessages);
  return (
    <EmptyState headingLevel={headingLevel} illustration={<NoBillsIllustration />} title={words.noneTitle} description={words.noneText} />
  );
}
