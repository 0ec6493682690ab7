import type { Credential, CredentialOutcome } from "@favilla/design-system/account/CredentialsPanel.tsx";
import { CredentialsView } from "@favilla/design-system/account/CredentialsView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { useState } from "react";

/** Asks your server for the e-mail that starts the change of a credential. */
async function request(credential: Credential): Promise<CredentialOutcome> {
  try {
    const { ok } = await fetch(`/api/credentials/${credential}`, { method: "POST" });
    return ok ? "sent" : "failed";
  } catch {
    return "failed";
  }
}

interface CredentialsPageProps {
  email: string;
  fiscalCode: string;
}

/** The customer's credentials. Each change starts with an e-mail. */
export function CredentialsPage(account: CredentialsPageProps) {
  const [busy, setBusy] = useState<Credential>();
  const [outcome, setOutcome] = useState<CredentialOutcome>();
  const change = async (credential: Credential) => {
    setBusy(credential);
    setOutcome(await request(credential));
    setBusy(undefined);
  };
  return (
    <CredentialsView
      title="Credenziali"
      back={{ href: "#profilo", label: "Profilo" }}
      load={loadOf(account)}
      onChange={change}
      busy={busy}
      outcome={outcome}
    />
  );
}
