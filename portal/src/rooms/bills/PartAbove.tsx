import { billsPageMessages } from "@favilla/design-system/bills/pageMessages.it.ts";
import { LateErrorDialog, LateLoadingOverlay } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, useEffect } from "react";
import { errorsMessages } from "../../platform/errors/messages.it.ts";
import type { LateModule } from "../../platform/loading/part.ts";
import { usePart } from "../../platform/loading/usePart.ts";

interface PartAboveProps<Module> {
  part: LateModule<Module>;
  /** Called if the part could not be loaded and the customer closes the message. */
  onClose: () => void;
  children: (module: Module) => ReactNode;
}

/** A dialog or drawer that the address opens. Its code is loaded when this is first rendered; a failure offers a retry. */
export function PartAbove<Module>({ part, onClose, children }: PartAboveProps<Module>) {
  const { opening, openFailed } = useMessages(billsPageMessages);
  const { network } = useMessages(errorsMessages);
  const { module: come, loading, failed, load } = usePart(part);
  // What is here already is drawn together with the page.
  const module = come ?? part.loaded();
  useEffect(() => {
    if (!part.loaded()) load();
  }, [part, load]);
  return (
    <>
      <LateLoadingOverlay open={loading} label={opening} />
      <LateErrorDialog open={failed} title={openFailed} description={network} onClose={onClose} onRetry={() => load()} />
      {module && children(module)}
    </>
  );
}
