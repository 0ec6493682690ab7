import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { Link } from "../text/Link.tsx";
import { useMessages } from "../theme/messages.ts";
import type { NewMode } from "./methodSchema.ts";
import { PaymentOutcome } from "./PaymentOutcome.tsx";
import type { ChangeResult } from "./paymentChange.ts";
import { wizardMessages } from "./wizardMessages.it.ts";

export interface ChangeOutcomeProps {
  /** The result of the change, or of one that was sent from elsewhere. */
  result: ChangeResult | { outcome: "pending"; value: null };
  mode: NewMode;
  /** Address of the supply's page. */
  supplyHref: string;
  /** The bills that are still paid as before, after a success. */
  openBills?: ReactNode;
  /** True while a retry is on its way. @default false */
  busy?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** True if the result follows a press. @default true */
  takesFocus?: boolean | undefined;
}

/** The result of a change, and what to do next. After a lost response, a retry first checks whether the change arrived (PM-28). */
export function ChangeOutcome({ result, mode, supplyHref, openBills, busy, onRetry, takesFocus = true }: ChangeOutcomeProps) {
  const words = useMessages(wizardMessages);
  const { outcome, value } = result;
  const effectiveDate = result.outcome === "success" ? result.effectiveDate : null;
  const mayRetry = outcome === "failure" || outcome === "unknown";
  const actions = (
    <>
      {outcome === "success" && openBills ? (
        <Link href={supplyHref} icon="arrow">
          {words.backToSupply}
        </Link>
      ) : (
        <Button href={supplyHref} variant={mayRetry ? "secondary" : "primary"}>
          {words.backToSupply}
        </Button>
      )}
      {mayRetry && (
        <Button loading={busy} onClick={onRetry}>
          {outcome === "unknown" ? words.checkAgain : words.tryAgain}
        </Button>
      )}
    </>
  );
  if (outcome === "unknown") {
    const { unknownTitle, unknownText } = words;
    return <OutcomePanel outcome="pending" takesFocus={takesFocus} title={unknownTitle} description={unknownText} actions={actions} />;
  }
  return <PaymentOutcome key={outcome} {...{ outcome, mode, effectiveDate, openBills, takesFocus, actions }} debit={value} />;
}
