import { useEffect, useReducer, useRef } from "react";
import type { Draft } from "../forms/draft.ts";
import { useOnce } from "../forms/useOnce.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import type { AccountDetails } from "./accountDetailsSchema.ts";
import type { ClientDetailsValues } from "./clientDetailsSchema.ts";
import type { ConsentsValues } from "./consentsSchema.ts";
import {
  draftOf,
  type InputStep,
  initialRegistration,
  inputSteps,
  nextRegistration,
  type RegistrationAnswer,
  type RegistrationDraft,
  type RegistrationEvent,
  reachableStep,
  stepOfRefusal,
} from "./registrationState.ts";

/** Calls that the site makes. Each promise resolves, also after a failure: an answer says what became of the call. */
export interface RegistrationCalls {
  /** Asks whether the two codes belong together and can be registered. */
  onCheckClient: (client: ClientDetailsValues) => Promise<RegistrationAnswer>;
  /** Asks whether a registration with these data would be accepted. */
  onCheckAccount: (details: ClientDetailsValues & AccountDetails) => Promise<RegistrationAnswer>;
  /** Registers the customer. After `accepted`, lead to the last step. */
  onRegister: (details: ClientDetailsValues & AccountDetails, consents: ConsentsValues) => Promise<RegistrationAnswer>;
}

export interface RegistrationOptions extends RegistrationCalls {
  /** The step that the history names. One that cannot be reached yet is replaced. */
  step: InputStep;
  /** Called to show a step: a later or an earlier entry of the history, or in place of the present one. */
  onStep: (step: InputStep, options: { replace: boolean }) => void;
  /** Input of an earlier visit (`registrationDraftSchema`). */
  draft: Draft<RegistrationDraft>;
}

/**
 * A registration: the owner of its state. Forms give what they have validated, calls give what the servers answered, each as an event of
 * `nextRegistration`; the step and the draft of what may be stored follow from the state.
 */
export function useRegistration({ step: requested, onStep, draft, ...calls }: RegistrationOptions) {
  const [state, dispatch] = useReducer(nextRegistration, draft.found, initialRegistration);
  const { client, account, consents, pending, problem } = state;
  const once = useOnce();
  // An answer comes later than its request: the customer may be at another step by then.
  const shown = useRef(requested);
  useCommitEffect(() => {
    shown.current = requested;
  }, [requested]);

  const step = reachableStep(requested, state);
  const misplaced = step !== requested;
  useEffect(() => {
    if (misplaced) onStep(step, { replace: true });
  }, [misplaced, onStep, step]);

  /** Takes what was typed, and keeps it as a draft. */
  const type = (event: RegistrationEvent) => {
    dispatch(event);
    draft.keep(draftOf(nextRegistration(state, event)));
  };
  /** Makes the call of a step, takes its answer, and shows the step of a refused field, or the next one. */
  const call = (from: InputStep, send: () => Promise<RegistrationAnswer>, take: (answer: RegistrationAnswer) => RegistrationEvent) =>
    once(async () => {
      dispatch({ type: "called", step: from });
      const answer = await send();
      dispatch(take(answer));
      const refused = stepOfRefusal(answer);
      const next = inputSteps[inputSteps.indexOf(from) + 1];
      if (refused && refused !== shown.current) onStep(refused, { replace: false });
      if (answer.outcome === "accepted" && next && shown.current === from) onStep(next, { replace: false });
      if (answer.outcome !== "accepted" || next) return undefined;
      draft.drop();
      return "over";
    });

  return {
    step,
    client: {
      defaultValues: client.typed,
      onValuesChange: (values: ClientDetailsValues) => type({ type: "clientTyped", values }),
      onSubmit: (valid: ClientDetailsValues) =>
        call(
          "client",
          () => calls.onCheckClient(valid),
          (answer) => ({ type: "clientAnswered", of: client.typed, valid, answer }),
        ),
    },
    account: {
      defaultValues: account.typed,
      onValuesChange: (values: typeof account.typed) => type({ type: "accountTyped", values }),
      onSubmit: async (valid: AccountDetails) => {
        if (!client.valid) return;
        const details = { ...client.valid, ...valid };
        await call(
          "account",
          () => calls.onCheckAccount(details),
          (answer) => ({ type: "accountAnswered", of: account.typed, valid, answer }),
        );
      },
    },
    privacy: {
      defaultValues: consents,
      onValuesChange: (ticked: ConsentsValues) => type({ type: "consentsTicked", consents: ticked }),
      onSubmit: async (ticked: ConsentsValues) => {
        if (!client.valid || !account.valid) return;
        const details = { ...client.valid, ...account.valid };
        await call(
          "privacy",
          () => calls.onRegister(details, ticked),
          (answer) => ({ type: "registered", answer }),
        );
      },
    },
    pending,
    problem: problem?.step === step ? problem : null,
    /** True if a password was typed before the reload. Unlike the other values, it was not stored. */
    passwordLost: Boolean(draft.found?.email) && account.typed.password === "",
    onBack: () => onStep(step === "privacy" ? "account" : "client", { replace: false }),
  };
}
