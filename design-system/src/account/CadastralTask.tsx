import { CadastralForm } from "./CadastralForm.tsx";
import type { CadastralData, CadastralValues } from "./cadastral.ts";
import { Button } from "../actions/Button.tsx";
import type { Update } from "../data/load.ts";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { onFirstUse } from "../overlays/firstUse.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { type ReactNode, useEffect, useState } from "react";
import { errorsMessages } from "../../../portal/src/platform/errors/messages.it.ts";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { LateErrorDialog } from "../../../portal/src/platform/loading/LateOverlays.tsx";
import { LostAnswer } from "../../../portal/src/platform/loading/lostAnswer.ts";
import { part } from "../../../portal/src/platform/loading/part.ts";
import { usePart } from "../../../portal/src/platform/loading/usePart.ts";
import { useHandedFocus } from "../overlays/useHandedFocus.ts";
import { momentToday } from "../../../portal/src/platform/time/momentToday.ts";
import type { Cadastral } from "../../../portal/src/rooms/account/cadastral/cadastral.ts";
import { cadastralValues, isSameCadastral } from "./cadastralForm.ts";
import { cadastralPageMessages } from "./cadastralPageMessages.it.ts";

const cancelDialog = part("ConfirmationDialog", () => import("../overlays/ConfirmationDialog.tsx"));

export interface CadastralTaskProps {
  /** The supply's data as the servers have them. */
  current: Cadastral | undefined;
  header: ReactNode;
  /** The values typed before the page was left. */
  draft: CadastralValues | undefined;
  update: Update<Cadastral>;
  /** Format of a moment, such as "DD/MM/YYYY HH:mm". */
  dateTimeFormat: string;
  onType: (values: CadastralValues) => void;
  onSave: (data: CadastralData) => unknown;
  /** Goes back to the form after a failure. */
  onBack: () => void;
  /** Leaves the page without saving. */
  onLeave: () => void;
}

/** The form, replaced by a failure if it could not be sent, or if nobody knows whether it was. The typed values are kept. */
export function CadastralTask({ current, header, dateTimeFormat, draft, update, onType, onSave, onBack, onLeave }: CadastralTaskProps) {
  const words = useMessages(cadastralPageMessages);
  const today = useToday();
  // The form is unmounted while the failure is shown, so its values are kept here.
  const [typed, setTyped] = useState(draft);
  const saved = cadastralValues(current);
  const [confirmingCancel, setConfirmingCancel] = useState(false);
  const { network } = useMessages(errorsMessages);
  const dialog = usePart(cancelDialog);
  const cancel = () => dialog.load(() => setConfirmingCancel(true));
  useEffect(() => onFirstUse(() => void cancelDialog.preload()), []);
  if (update.state === "UpdateFailure") return <Failure error={update.error} onBack={onBack} />;
  return (
    <>
      {header}
      <CadastralForm
        defaultValues={typed ?? saved}
        onValuesChange={(next) => {
          setTyped(next);
          onType(next);
        }}
        busy={update.state === "Updating"}
        lastRequest={
          current?.changeStatus
            ? {
                status: current.changeStatus,
                date: current.lastChangeRequestDate,
                when: momentToday(dateTimeFormat, current.lastChangeRequestDate, current.lastChangeRequestTime, today),
              }
            : undefined
        }
        // A request that the servers have refused may be sent again as it is.
        onSubmit={(data) => (isSameCadastral(data, saved) && current?.changeStatus !== "Inactive" ? onLeave() : onSave(data))}
        onCancel={cancel}
      />
      <LateErrorDialog open={dialog.failed} description={network} onClose={dialog.dismiss} onRetry={cancel} />
      {dialog.module && (
        <dialog.module.ConfirmationDialog
          open={confirmingCancel}
          title={words.cancelTitle}
          description={words.cancelText}
          confirmLabel={words.cancelConfirm}
          cancelLabel={words.cancelKeep}
          tone="destructive"
          onCancel={() => setConfirmingCancel(false)}
          onConfirm={onLeave}
        />
      )}
    </>
  );
}

function Failure({ error, onBack }: { error: unknown; onBack: () => void }) {
  const words = useMessages(cadastralPageMessages);
  const errorWords = useErrorWords();
  const part = useHandedFocus<HTMLDivElement>();
  const isUnknown = error instanceof LostAnswer && error.found === "unknown";
  return (
    <OutcomePanel
      ref={part}
      outcome={isUnknown ? "pending" : "failure"}
      title={isUnknown ? words.unknownTitle : words.failureTitle}
      description={isUnknown ? words.unknownText : `${errorWords(error)} ${words.failureText}`}
      actions={<Button onClick={onBack}>{words.back}</Button>}
      takesFocus
    />
  );
}
