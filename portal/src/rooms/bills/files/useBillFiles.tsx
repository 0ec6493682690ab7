import type { AccountBalance } from "@favilla/design-system/bills/accountBalance.ts";
import { billCardMessages } from "@favilla/design-system/bills/cardMessages.it.ts";
import { LateErrorDialog } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, useState } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";

const filesPart = part("FilesOfBills", () => import("./FilesOfBills.tsx"));

/** Saves the PDF of each of some bills; `element` shows how far it is. Its code is loaded at the press. */
export function useBillFiles(): { save: (bills: readonly AccountBalance[]) => void; element: ReactNode } {
  const { downloadFailed } = useMessages(billCardMessages);
  const { network } = useMessages(errorsMessages);
  const [asked, setAsked] = useState<readonly AccountBalance[]>();
  const { module, failed, load, dismiss } = usePart(filesPart);
  const element = (
    <>
      <LateErrorDialog open={failed} title={downloadFailed} description={network} onClose={dismiss} />
      {module && asked && <module.FilesOfBills bills={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
  return { save: (bills) => load(() => setAsked(bills)), element };
}
