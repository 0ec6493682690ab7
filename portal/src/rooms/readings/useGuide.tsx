import { LateErrorDialog } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { readingsPageMessages } from "@favilla/design-system/readings/pagesMessages.it.ts";
import type { ReadingGuideProps } from "@favilla/design-system/readings/ReadingGuideButton.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, useState } from "react";
import { errorsMessages } from "../../platform/errors/messages.it.ts";
import { part } from "../../platform/loading/part.ts";
import { usePart } from "../../platform/loading/usePart.ts";

const guidePart = part("ReadingWalkthrough", () => import("@favilla/design-system/readings/ReadingWalkthrough.tsx"));

/** Manages the guide to reading a meter, which is loaded when it is first opened. */
export function useGuide(): { guide: ReadingGuideProps; dialogs: ReactNode } {
  const words = useMessages(readingsPageMessages);
  const { network } = useMessages(errorsMessages);
  const [open, setOpen] = useState(false);
  const { module, loading, failed, load, dismiss } = usePart(guidePart);
  return {
    guide: { guideLoading: loading, onGuide: () => load(() => setOpen(true)) },
    dialogs: (
      <>
        {module && <module.ReadingWalkthrough open={open} onClose={() => setOpen(false)} />}
        <LateErrorDialog open={failed} title={words.guideFailed} description={network} onClose={dismiss} />
      </>
    ),
  };
}
