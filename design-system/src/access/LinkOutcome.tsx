import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { type Outcome, OutcomePanel, type OutcomePanelProps } from "../feedback/OutcomePanel.tsx";
import { useMessages } from "../theme/messages.ts";
import { outcomeMessages } from "./outcomeMessages.it.ts";

/** Results of opening a link from an e-mail. */
export const linkResults = ["success", "used", "expired", "foreign", "taken"] as const;
export type LinkResult = (typeof linkResults)[number];

const outcomes = {
  success: "success",
  used: "pending",
  expired: "pending",
  foreign: "failure",
  taken: "failure",
} as const satisfies Record<LinkResult, Outcome>;

/** Purposes of a link from an e-mail. */
export const linkPurposes = ["registration", "password", "email", "validation", "billEmail"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export interface LinkOutcomeProps extends Omit<OutcomePanelProps, "outcome" | "title" | "actions"> {
  /**
   * Purpose of the link (AC-07, AC-10, AC-11, EM-03): a registration, a new password, a new e-mail, the validation of an e-mail, or the
   * e-mail for bills.
   */
  purpose: LinkPurpose;
  /**
   * Result of opening the link. `foreign` means unknown, truncated or belonging to another customer; `taken` that another account has the
   * e-mail that the link confirms.
   */
  result: LinkResult;
  /** Address to continue at: the sign-in page or the customer area. */
  continueHref: string;
  /** @default "Accedi" */
  continueLabel?: string | undefined;
  /** Address to request another link at. Shown after `expired`, `foreign` and `taken`, and after `used` for a password. */
  renewHref?: string | undefined;
}

/** The result of opening a link from an e-mail, and what to do next. Contains the page's `h1`. State: `data-outcome`, `data-result`. */
export const LinkOutcome = forwardRef<HTMLDivElement, LinkOutcomeProps>(function LinkOutcome(
  { purpose, result, continueHref, continueLabel, renewHref, description, ...rest },
  ref,
) {
  const words = useMessages(outcomeMessages);
  const success = result === "success";
  const registers = purpose === "registration";
  const texts = {
    success: words[`${purpose}Success`],
    used: words[`${purpose}Used`],
    expired: words.expired,
    foreign: words.foreign,
    taken: registers ? words.registrationTaken : words.taken,
  };
  const renewLabel = () => {
    if (registers) return words.renewRegistration;
    return result === "taken" ? words.otherAddress : words.renew;
  };
  // Someone else may have used the link for a password, so the customer can request another one.
  const renewable = renewHref !== undefined && !success && (result !== "used" || purpose === "password");
  const renewFirst = renewable && result !== "used";
  const onward = (
    <Button href={continueHref} variant={renewFirst ? "secondary" : "primary"}>
      {continueLabel ?? words.continue}
    </Button>
  );
  const renew = renewable && (
    <Button href={renewHref} variant={renewFirst ? "primary" : "secondary"}>
      {renewLabel()}
    </Button>
  );
  return (
    <OutcomePanel
      {...rest}
      ref={ref}
      outcome={outcomes[result]}
      data-result={result}
      title={success ? words[`${purpose}SuccessTitle`] : words[`${result}Title`]}
      description={description ?? texts[result]}
      actions={
        renewFirst ? (
          <>
            {onward}
            {renew}
          </>
        ) : (
          <>
            {renew}
            {onward}
          </>
        )
      }
    />
  );
});
