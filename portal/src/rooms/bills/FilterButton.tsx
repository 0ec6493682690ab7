import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CountBadge } from "@favilla/design-system/actions/CountBadge.tsx";
import { FilterIcon } from "@favilla/design-system/icons/FilterIcon.ts";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { billsPageMessages } from "./messages.it.ts";

interface FilterButtonProps {
  /** Number of active groups. */
  count: number;
  /** True while the filter is loading. */
  loading: boolean;
  /** Called when the pointer or focus reaches the button: start loading the filter. */
  onNear: () => void;
  onOpen: () => void;
}

/** Opens a page's filter, and shows the number of active groups. */
export function FilterButton({ count, loading, onNear, onOpen }: FilterButtonProps) {
  const words = useMessages(billsPageMessages);
  return (
    <Button
      variant="secondary"
      icon={FilterIcon}
      aria-haspopup="dialog"
      loading={loading}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      {count === 0 ? (
        words.filter
      ) : (
        <>
          <VisuallyHidden>{count === 1 ? words.filterCountOne : fill(words.filterCount, { count })}</VisuallyHidden>
          <span aria-hidden="true">{words.filter}</span>
          <CountBadge count={count} />
        </>
      )}
    </Button>
  );
}
