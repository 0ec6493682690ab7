import type { PrivacyTexts } from "@favilla/design-system/access/ConsentsStep.tsx";
import { RegisteredView } from "@favilla/design-system/access/RegisteredView.tsx";
import { RegistrationView, type RegistrationViewProps } from "@favilla/design-system/access/RegistrationView.tsx";
import { registrationParts } from "@favilla/design-system/access/registrationParts.ts";
import type { InputStep, RegistrationAnswer } from "@favilla/design-system/access/registrationState.ts";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { noDraft } from "@favilla/design-system/forms/draft.ts";
import { useState } from "react";

/** Makes a call of your server. A refused field is named in its answer. */
async function call(path: string, body: unknown): Promise<RegistrationAnswer> {
  try {
    const response = await fetch(`/api/registration/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return { outcome: "accepted" };
    const { field } = await response.json();
    return { outcome: "refused", field, error: `refused ${field}` };
  } catch (error) {
    return { outcome: "failed", error };
  }
}

/** Says an error of an answer to the customer. */
const explain = (error: unknown) =>
  typeof error === "string" && error.startsWith("refused")
    ? "Non lo riconosciamo: controlla che sia scritto giusto."
    : "Adesso non riusciamo a registrarti. Controlla la connessione e riprova.";

interface RegistrationPageProps extends Pick<RegistrationViewProps, "prefixes"> {
  /** Texts of the privacy step. */
  texts: PrivacyTexts;
  /** Address of the sign-in page. */
  signInHref: string;
}

/** The registration of a customer, up to the e-mail that confirms it. */
export function RegistrationPage({ texts, prefixes, signInHref }: RegistrationPageProps) {
  // Keep the step in the history of your site, if the way back shall lead to the step before.
  const [step, setStep] = useState<InputStep>("client");
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <RegisteredView
        email={sentTo}
        onResend={() => call("again", { email: sentTo })}
        signInHref={signInHref}
        register={{ href: "", label: "Registrati" }}
      />
    );
  return (
    <RegistrationView
      step={step}
      onStep={setStep}
      draft={noDraft}
      onCheckClient={(client) => call("client", client)}
      onCheckAccount={(details) => call("account", details)}
      onRegister={async (details, consents) => {
        const answer = await call("", { ...details, consents });
        if (answer.outcome === "accepted") setSentTo(details.email);
        return answer;
      }}
      explain={explain}
      conditions={loadOf(texts)}
      prefixes={prefixes}
      back={{ href: signInHref, label: "Accedi" }}
      parts={registrationParts}
    />
  );
}
