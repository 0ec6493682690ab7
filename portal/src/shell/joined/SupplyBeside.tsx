import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { suppliesPageMessages } from "@favilla/design-system/supplies/pagesMessages.it.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { SupplyContent } from "../../rooms/supplies/detail/SupplyContent.tsx";
import { supplySlots } from "./supplySlots.tsx";

/** A supply beside the list, with the parts of the other rooms. */
export function SupplyBeside({ id }: { id: string }) {
  const words = useMessages(suppliesPageMessages);
  const missing = <EmptyState title={words.missingTitle} description={words.missingText} />;
  return <SupplyContent key={id} id={id} slots={supplySlots} headingLevel={2} missing={missing} />;
}
