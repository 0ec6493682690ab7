import type { LinkResult } from "@favilla/design-system/access/LinkOutcome.tsx";
import { NewPasswordView } from "@favilla/design-system/access/NewPasswordView.tsx";
import { useState } from "react";

interface NewPasswordPageProps {
  /** Address of the sign-in page. */
  signInHref: string;
  /** Address where another link is requested. */
  renewHref: string;
}

/** The page to which the link of an e-mail leads: it sets a new password. */
export function NewPasswordPage({ signInHref, renewHref }: NewPasswordPageProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<LinkResult>();
  const save = async (newPassword: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { ok, status } = await fetch("/api/password", {
        method: "POST",
        headers: { "content-type": "application/json" },
        // The token of the link says whose password it is.
        body: JSON.stringify({ token: new URLSearchParams(window.location.search).get("token"), newPassword }),
      });
      if (ok) window.location.assign(signInHref);
      else if (status === 410) setResult("expired");
      else setFailure("Adesso non riusciamo a salvarla: è un problema nostro, non tuo. Riprova tra qualche minuto.");
    } catch {
      setFailure("Controlla la connessione e riprova.");
    }
    setBusy(false);
  };
  return (
    <NewPasswordView
      title="Scegli una nuova password"
      form={{ onSubmit: ({ newPassword }) => save(newPassword), busy, failure }}
      result={result}
      signInHref={signInHref}
      renewHref={renewHref}
    />
  );
}
