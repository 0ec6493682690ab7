import { ForgotEmailView } from "@favilla/design-system/access/ForgotEmailView.tsx";
import { useState } from "react";

interface ForgotEmailPageProps {
  /** Address of the sign-in page. */
  signInHref: string;
}

/** The page that finds the masked e-mail of a fiscal code. Your server answers with one also where there is no account. */
export function ForgotEmailPage({ signInHref }: ForgotEmailPageProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const find = async (fiscalCode: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const response = await fetch("/api/email-of", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ fiscalCode }),
      });
      if (response.ok) setAnswer(await response.text());
      else setFailure("Adesso non riusciamo a cercarla: è un problema nostro, non tuo. Riprova tra qualche minuto.");
    } catch {
      setFailure("Controlla la connessione e riprova.");
    }
    setBusy(false);
  };
  return (
    <ForgotEmailView
      title="Recupera l’e-mail"
      back={{ href: signInHref, label: "Accedi" }}
      signInHref={signInHref}
      onSubmit={({ fiscalCode }) => find(fiscalCode)}
      busy={busy}
      failure={failure}
      answer={answer}
      onAgain={() => setAnswer(undefined)}
    />
  );
}
