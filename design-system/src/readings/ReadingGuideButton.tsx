import { Button } from "../actions/Button.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";

export interface ReadingGuideProps {
  /** True while the guide is loading. @default false */
  guideLoading?: boolean | undefined;
  /** Called to open the guide, a `ReadingWalkthrough`. */
  onGuide: () => void;
}

/** The button that opens the guide to reading a meter. Internal. */
export function ReadingGuideButton({ guideLoading, onGuide }: ReadingGuideProps) {
  const { guide } = useMessages(readingsPageMessages);
  return (
    <Button variant="link" icon={HelpIcon} aria-haspopup="dialog" loading={guideLoading} onClick={onGuide}>
      {guide}
    </Button>
  );
}
