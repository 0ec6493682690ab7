import { type ReactNode, useState } from "react";
import { Button } from "../actions/Button.tsx";
import type { Update } from "../data/load.ts";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { useHandedFocus } from "../overlays/useHandedFocus.ts";
import { useFailureText } from "../theme/failureText.ts";
import { useMessages } from "../theme/messages.ts";
import { CadastralForm } from "./CadastralForm.tsx";
import type { CadastralData, CadastralFacts, CadastralValues } from "./cadastral.ts";
import { cadastralPageMessages } from "./cadastralPageMessages.it.ts";
import { cadastralValues, isSameCadastral } from "./cadastralSchema.ts";

export interface CadastralTaskProps {
  /** The values typed before the page was left. */
  draft?: CadastralValues | undefined;
  /** State of the request to change the data. */
  update: Update<unknown>;
  /** True if the answer to the request was lost, and nobody knows whether it has arrived. @default false */
  outcomeUnknown?: boolean | undefined;
  /** Moment of the last request, in the site's own format. @default its day */
  lastRequestText?: string | undefined;
  /** Called on every change of the form. Keep the values as `draft`. */
  onType: (values: CadastralValues) => void;
  onSave: (data: CadastralData) => unknown;
  /** Called in place of `onSave` if nothing has changed. Leave the page. */
  onUnchanged: () => void;
  /** Goes back to the form after a failure. */
  onBack: () => void;
  /** Called by "Annulla". Ask for confirmation, then leave the page. */
  onCancel: () => void;
}

interface Props extends CadastralTaskProps {
  current: CadastralFacts | undefined;
  header: ReactNode;
}

/** The form, replaced by a failure if it could not be sent, or if nobody knows whether it was. The typed values are kept. Internal. */
export function CadastralTask({
  current,
  header,
  draft,
  update,
  lastRequestText,
  onType,
  onSave,
  onUnchanged,
  onCancel,
  ...failure
}: Props) {
  // The form is unmounted while the failure is shown, so its values are kept here.
  const [typed, setTyped] = useState(draft);
  const saved = cadastralValues(current);
  if (update.state === "UpdateFailure") return <Failure {...failure} error={update.error} />;
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
          current?.changeStatus ? { status: current.changeStatus, date: current.lastChangeRequestDate, when: lastRequestText } : undefined
        }
        // A request that the servers have refused may be sent again as it is.
        onSubmit={(data) => (isSameCadastral(data, saved) && current?.changeStatus !== "Inactive" ? onUnchanged() : onSave(data))}
        onCancel={onCancel}
      />
    </>
  );
}

interface FailureProps extends Pick<CadastralTaskProps, "outcomeUnknown" | "onBack"> {
  error: unknown;
}

function Failure({ error, outcomeUnknown = false, onBack }: FailureProps) {
  const words = useMessages(cadastralPageMessages);
  const failureText = useFailureText();
  return (
    <OutcomePanel
      ref={useHandedFocus<HTMLDivElement>()}
      outcome={outcomeUnknown ? "pending" : "failure"}
      title={outcomeUnknown ? words.unknownTitle : words.failureTitle}
      description={outcomeUnknown ? words.unknownText : [failureText(error), words.failureText].filter(Boolean).join(" ")}
      actions={<Button onClick={onBack}>{words.back}</Button>}
      takesFocus
    />
  );
}
