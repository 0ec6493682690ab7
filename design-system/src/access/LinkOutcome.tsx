import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { type Outcome, OutcomePanel, type OutcomePanelProps } from "../feedback/OutcomePanel.tsx";
import { useMessages } from "../theme/messages.ts";
import { outcomeMessages } from "./outcomeMessages.it.ts";

/** Results of opening a link from an e-mail. */
export const linkResults = ["success", "used", "expired", "foreign"] as const;
export type LinkResult = (typeof linkResults)[number];

const outcomes = { success: "success", used: "pending", expired: "pending", foreign: "failure" } as const satisfies Record<
  LinkResult,
  Outcome
>;

/** Purposes of a link from an e-mail. */
export const linkPurposes = ["registration", "password", "email", "validation", "billEmail"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export interface LinkOutcomeProps extends Omit<OutcomePanelProps, "outcome" | "title" | "actions"> {
  /** What the link is for (AC-07, AC-10, AC-11, EM-03): a registration, a password, a new e-mail, an e-mail to validate, the bills' e-mail. */
  purpose: LinkPurpose;
  /** What it led to; `foreign` is unknown, cut short or somebody else's. */
  result: LinkResult;
  /** The way on: where to sign in, or the customer area. */
  continueHref: string;
  /** @default "Accedi" */
  continueLabel?: string | undefined;
  /** Where to ask for another link, after `expired` and `foreign`, and after a password's `used`. */
  renewHref?: string | undefined;
}

/** What a link from an e-mail led to, and what to do next. The page's `h1`. State: `data-outcome`, `data-result`. */
export const LinkOutcome = forwardRef<HTMLDivElement, LinkOutcomeProps>(function LinkOutcome(
  { purpose, result, continueHref, continueLabel, renewHref, description, ...rest },
  ref,
) {
  const words = useMessages(outcomeMessages);
  const success = result === "success";
  const text = success ? words[`${purpose}Success`] : result === "used" ? words[`${purpose}Used`] : words[result];
  // Who has used a password's link may not have been its owner.
  const renewable =
    renewHref !== undefined && (result === "expired" || result === "foreign" || (result === "used" && purpose === "password"));
  const renewFirst = renewable && result !== "used";
  const onward = (
    <Button href={continueHref} variant={renewFirst ? "secondary" : "primary"}>
      {continueLabel ?? words.continue}
    </Button>
  );
  const renew = renewable && (
    <Button href={renewHref} variant={renewFirst ? "primary" : "secondary"}>
      {purpose === "registration" ? words.renewRegistration : words.renew}
    </Button>
  );
  return (
    <OutcomePanel
      {...rest}
      ref={ref}
      outcome={outcomes[result]}
      data-result={result}
      title={success ? words[`${purpose}SuccessTitle`] : words[`${result}Title`]}
      description={description ?? text}
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
