import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { useHandedFocus } from "../overlays/useHandedFocus.ts";
import { useFailureText } from "../theme/failureText.ts";
import { useMessages } from "../theme/messages.ts";
import { CadastralForm } from "./CadastralForm.tsx";
import type { CadastralFacts } from "./cadastral.ts";
import { cadastralPageMessages } from "./cadastralPageMessages.it.ts";
import type { CadastralAnswer } from "./cadastralState.ts";
import type { CadastralChange } from "./useCadastralChange.ts";

interface CadastralTaskProps {
  change: CadastralChange;
  current: CadastralFacts | undefined;
  /** Moment of the last request, in the site's own format. @default its day */
  lastRequestText?: string | undefined;
  header: ReactNode;
}

/** The form, replaced by a failure if it could not be sent, or if nobody knows whether it was. Internal. */
export function CadastralTask({ change, current, lastRequestText, header }: CadastralTaskProps) {
  const { values, busy, result, onType, onSubmit, onCancel, onBack } = change;
  if (result && result.outcome !== "success") return <Failure {...result} onBack={onBack} />;
  return (
    <>
      {header}
      <CadastralForm
        defaultValues={values}
        onValuesChange={onType}
        busy={busy}
        lastRequest={
          current?.changeStatus ? { status: current.changeStatus, date: current.lastChangeRequestDate, when: lastRequestText } : undefined
        }
        onSubmit={onSubmit}
        onCancel={onCancel}
      />
    </>
  );
}

type FailureProps = Exclude<CadastralAnswer, { outcome: "success" }> & Pick<CadastralChange, "onBack">;

function Failure({ outcome, error, onBack }: FailureProps) {
  const words = useMessages(cadastralPageMessages);
  const failureText = useFailureText();
  const isUnknown = outcome === "unknown";
  return (
    <OutcomePanel
      ref={useHandedFocus<HTMLDivElement>()}
      outcome={isUnknown ? "pending" : "failure"}
      title={isUnknown ? words.unknownTitle : words.failureTitle}
      description={isUnknown ? words.unknownText : [failureText(error), words.failureText].filter(Boolean).join(" ")}
      actions={<Button onClick={onBack}>{words.back}</Button>}
      takesFocus
    />
  );
}
