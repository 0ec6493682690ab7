import { Button } from "../actions/Button.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";

export interface GuideProps {
  /** True while the guide is loading. */
  guideLoading: boolean;
  onGuide: () => void;
}

/** The button that opens the guide to reading a meter. */
export function Guide({ guideLoading, onGuide }: GuideProps) {
  const { guide } = useMessages(readingsPageMessages);
  return (
    <Button variant="link" icon={HelpIcon} aria-haspopup="dialog" loading={guideLoading} onClick={onGuide}>
      {guide}
    </Button>
  );
}
