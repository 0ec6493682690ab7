import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCommitEffect } from "@favilla/design-system/theme/useCommitEffect.ts";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { usePrefixOptions } from "../../../platform/contact/usePrefixOptions.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useEntryState } from "../../../platform/pages/useEntryState.ts";
import { useNavigateHere } from "../../../platform/pages/useNavigateHere.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePublicQuery } from "../../../platform/query/usePublicQuery.ts";
import { fetchPrivacyConditions } from "../../account/consents/privacyConditions.ts";
import { accountStep, consentsStep } from "./laterSteps.ts";
import { RegistrationView } from "./RegistrationView.tsx";
import type { TickedConsents } from "./registrationForm.ts";
import { storeRegistration } from "./sentRegistration.ts";
import { type InputStep, inputSteps, useRegistration } from "./useRegistration.ts";

/** Fetches the prefixes for the second step. The code that fetches them is loaded on demand too. */
const fetchPrefixes = async () => (await import("../../../platform/contact/phonePrefixes.ts")).fetchPhonePrefixes();

/** State of a history entry of a step. Other entries are the first step. */
const stepStateSchema = z.object({ step: z.enum(inputSteps), entered: z.optional(z.boolean()) });

/** The registration (AC-03). Each step is a history entry, so that the browser's back button works. */
export default function RegistrationPage() {
  const { register } = useMessages(pagesMessages);
  const navigate = useNavigateHere();
  const { step: requestedStep, entered = false } = useEntryState(stepStateSchema) ?? { step: "client" as const };
  const conditions = usePublicQuery("privacyConditions", fetchPrivacyConditions, requestedStep === "privacy");
  const prefixes = usePrefixOptions(loadedData(usePublicQuery("phonePrefixes", fetchPrefixes, requestedStep !== "client")));
  // An answer comes later than its request: the customer may be at another step by then.
  const now = useRef({ requestedStep, entered });
  useCommitEffect(() => {
    now.current = { requestedStep, entered };
  }, [requestedStep, entered]);
  const goTo = (step: InputStep, from?: InputStep) => {
    const shown = now.current.requestedStep;
    if (step === shown || (from && from !== shown)) return;
    const on = inputSteps.indexOf(step) > inputSteps.indexOf(shown);
    // The previous history entry is the previous step, unless the page was opened at this step.
    if (on || inputSteps.indexOf(shown) - inputSteps.indexOf(step) > 1) navigate(hrefTo("register"), { state: { step, entered: on } });
    else back(step);
  };
  const back = (step: InputStep) => (now.current.entered ? navigate(-1) : navigate(hrefTo("register"), { replace: true, state: { step } }));
  const registration = useRegistration(loadedData(conditions), goTo);
  const { begun } = registration;
  usePage(register);
  // Loads the later steps while the customer fills in the first one.
  useEffect(() => {
    if (begun) for (const step of [accountStep, consentsStep]) void step.preload();
  }, [begun]);
  // After a reload the password is gone, so the steps after it can't be reached.
  const reached =
    [...inputSteps].reverse().find((step) => inputSteps.indexOf(step) <= inputSteps.indexOf(requestedStep) && registration.reaches(step)) ??
    "client";
  useEffect(() => {
    if (reached !== requestedStep) navigate(hrefTo("register"), { replace: true, state: { step: reached } });
  }, [reached, requestedStep, navigate]);

  const { client, account, passwordLost, privacy } = registration;
  if (reached === "client") return <RegistrationView step="client" form={client} />;
  if (reached === "account")
    return <RegistrationView step="account" onBack={() => back("client")} passwordLost={passwordLost} form={{ ...account, ...prefixes }} />;
  const finish = async (consents: TickedConsents) => {
    const sent = await registration.send(consents);
    if (!sent) return;
    storeRegistration(sent);
    navigate(hrefTo("registered"), { replace: true, state: { email: sent.email } });
  };
  return <RegistrationView step="privacy" onBack={() => back("account")} conditions={conditions} form={{ ...privacy, onSubmit: finish }} />;
}
