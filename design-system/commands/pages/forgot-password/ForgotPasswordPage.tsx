import { ForgotPasswordView } from "@favilla/design-system/access/ForgotPasswordView.tsx";
import { useState } from "react";

/** Asks your server for the link. It answers the same whether the account exists or not. */
async function request(email: string): Promise<string | undefined> {
  try {
    const { ok } = await fetch("/api/password-link", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    return ok ? undefined : "Adesso non riusciamo a inviare il link: è un problema nostro, non tuo. Riprova tra qualche minuto.";
  } catch {
    return "Controlla la connessione e riprova.";
  }
}

interface ForgotPasswordPageProps {
  /** Address of the sign-in page. */
  signInHref: string;
}

/** The page that requests a link to set a new password. */
export function ForgotPasswordPage({ signInHref }: ForgotPasswordPageProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string) => {
    setBusy(true);
    const failed = await request(email);
    setFailure(failed);
    setBusy(false);
    if (!failed) setSentTo(email);
  };
  return (
    <ForgotPasswordView
      title="Recupera la password"
      back={{ href: signInHref, label: "Accedi" }}
      signInHref={signInHref}
      form={{ onSubmit: ({ email }) => send(email), busy, failure }}
      sent={sentTo === undefined ? undefined : { email: sentTo, onResend: () => send(sentTo), resending: busy, failure }}
    />
  );
}
