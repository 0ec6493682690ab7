import { billCardMessages } from "@favilla/design-system/bills/cardMessages.it.ts";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { NoBillsIllustration } from "@favilla/design-system/feedback/illustrations/NoBillsIllustration.tsx";
import type { HeadingLevel } from "@favilla/design-system/text/headingLevel.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";

/** Shown to a new customer without bills. A filter without matches has another state. */
export function NoBills({ headingLevel }: { headingLevel?: HeadingLevel }) {
  const words = useMessages(billCardMessages);
  return (
    <EmptyState headingLevel={headingLevel} illustration={<NoBillsIllustration />} title={words.noneTitle} description={words.noneText} />
  );
}
