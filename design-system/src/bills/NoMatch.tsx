import { Button } from "../actions/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { useMessages } from "../theme/messages.ts";
import { billsPageMessages } from "./pageMessages.it.ts";

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
