import { RegistrationView } from "@favilla/design-system/access/RegistrationView.tsx";
import { type InputStep, inputSteps, registrationDraftSchema } from "@favilla/design-system/access/registrationState.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { usePrefixOptions } from "@favilla/design-system/forms/usePrefixOptions.ts";
import { useCommitEffect } from "@favilla/design-system/theme/useCommitEffect.ts";
import { useCallback, useEffect, useRef } from "react";
import * as z from "zod/mini";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useEntryState } from "../../../platform/pages/useEntryState.ts";
import { useNavigateHere } from "../../../platform/pages/useNavigateHere.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { usePublicQuery } from "../../../platform/query/usePublicQuery.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { fetchPrivacyConditions } from "../../account/consents/privacyConditions.ts";
import { lateParts, preloadLaterSteps } from "./laterSteps.ts";
import { storeRegistration } from "./sentRegistration.ts";
import { useRegistrationCalls } from "./useRegistrationCalls.ts";

/** Fetches the prefixes for the second step. The code that fetches them is loaded on demand too. */
const fetchPrefixes = async () => (await import("../../../platform/contact/phonePrefixes.ts")).fetchPhonePrefixes();

/** State of a history entry of a step. Other entries are the first step. */
const stepStateSchema = z.object({ step: z.enum(inputSteps), entered: z.optional(z.boolean()) });

/** Returns the step of this entry of the history, and a function that shows another step. Each step is an entry. */
function useStepInHistory(): [InputStep, (step: InputStep, options: { replace: boolean }) => void] {
  const navigate = useNavigateHere();
  const { step, entered = false } = useEntryState(stepStateSchema) ?? { step: "client" as const };
  const now = useRef({ step, entered });
  useCommitEffect(() => {
    now.current = { step, entered };
  }, [step, entered]);
  const show = useCallback(
    (next: InputStep, { replace }: { replace: boolean }) => {
      const steps = inputSteps.indexOf(next) - inputSteps.indexOf(now.current.step);
      // The previous history entry is the previous step, unless the page was opened at this step.
      if (!replace && steps === -1 && now.current.entered) navigate(-1);
      else if (replace || steps === -1) navigate(hrefTo("register"), { replace: true, state: { step: next } });
      else navigate(hrefTo("register"), { state: { step: next, entered: steps > 0 } });
    },
    [navigate],
  );
  return [step, show];
}

/** The registration (AC-03): `RegistrationView` with its calls and its entries of the history. */
export default function RegistrationPage() {
  usePage("register");
  const errorWords = useErrorWords();
  const navigate = useNavigateHere();
  const [step, onStep] = useStepInHistory();
  const conditions = usePublicQuery("privacyConditions", fetchPrivacyConditions, step === "privacy");
  const prefixes = usePrefixOptions(loadedData(usePublicQuery("phonePrefixes", fetchPrefixes, step !== "client")));
  const draft = useDraft("registrazione", registrationDraftSchema);
  const calls = useRegistrationCalls(loadedData(conditions), (sent) => {
    storeRegistration(sent);
    navigate(hrefTo("registered"), { replace: true, state: { email: sent.email } });
  });
  const { found } = draft;
  useEffect(() => {
    if (found) preloadLaterSteps();
  }, [found]);
  return (
    <RegistrationView
      {...calls}
      {...prefixes}
      step={step}
      onStep={onStep}
      draft={{
        ...draft,
        keep: (value) => {
          draft.keep(value);
          preloadLaterSteps();
        },
      }}
      conditions={conditions}
      explain={useCallback((error: unknown) => errorWords(error, "Register"), [errorWords])}
      back={usePageLink("login")}
      parts={lateParts}
    />
  );
}
