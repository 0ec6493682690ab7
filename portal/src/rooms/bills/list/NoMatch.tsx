import { Button } from "@favilla/design-system/actions/Button.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "@favilla/design-system/feedback/illustrations/NothingFoundIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { billsPageMessages } from "../messages.it.ts";

interface NoMatchProps {
  /** True if the filter excludes every bill, so that nothing was requested. */
  impossible: boolean;
  /** Clears all filters. */
  onClear: () => void;
}

/** Shown when no bill matches the filter, with a button that clears it. */
export function NoMatch({ impossible, onClear }: NoMatchProps) {
  const words = useMessages(billsPageMessages);
  return (
    <EmptyState
      illustration={<NothingFoundIllustration />}
      title={impossible ? words.nothingChosenTitle : words.nothingFoundTitle}
      description={impossible ? words.nothingChosenText : words.nothingFoundText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {words.clearFilters}
        </Button>
      }
    />
  );
}
