import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, useState } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { loadChunk } from "../../../platform/loading/chunk.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { readingsPageMessages } from "../messages.it.ts";
import type { GuideProps } from "./Guide.tsx";

const loadGuide = () => loadChunk("ReadingWalkthrough", () => import("@favilla/design-system/readings/ReadingWalkthrough.tsx"));

/** The guide to reading a meter: loaded when it is first asked for, and open as often as it is. */
export function useGuide(): { guide: GuideProps; dialogs: ReactNode } {
  const words = useMessages(readingsPageMessages);
  const { network } = useMessages(errorsMessages);
  const [open, setOpen] = useState(false);
  const { part, loading, failed, ask, dismiss } = usePart(loadGuide);
  return {
    guide: { guideLoading: loading, onGuide: () => ask(() => setOpen(true)) },
    dialogs: (
      <>
        {part && <part.ReadingWalkthrough open={open} onClose={() => setOpen(false)} />}
        <ErrorDialog open={failed} title={words.guideFailed} description={network} onClose={dismiss} />
      </>
    ),
  };
}
