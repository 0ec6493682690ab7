import { Button } from "@favilla/design-system/actions/Button.tsx";
import { HelpIcon } from "@favilla/design-system/icons/HelpIcon.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { readingsPageMessages } from "./messages.it.ts";

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
