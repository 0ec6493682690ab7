import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { NoBillsIllustration } from "@favilla/design-system/feedback/illustrations/NoBillsIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { billCardMessages } from "./card/cardMessages.it.ts";

/** A new customer, who has no bill yet; not the same as a filter that finds none. */
export function NoBills({ level }: { level?: 2 | 3 }) {
  const words = useMessages(billCardMessages);
  return <EmptyState level={level} illustration={<NoBillsIllustration />} title={words.noneTitle} description={words.noneText} />;
}
