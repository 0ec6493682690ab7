import { SignInForm, type SignInFormProps } from "@favilla/design-system/access/SignInForm.tsx";
import type { SignInValues } from "@favilla/design-system/access/signInSchema.ts";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { useState } from "react";

/** Asks your server for a session. Returns a sentence for the customer if there is none. */
async function signIn(values: SignInValues): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch("/api/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(values),
    });
    if (ok) return undefined;
    return status === 401
      ? "L’e-mail o la password non è giusta."
      : "Adesso l’accesso non funziona: è un problema nostro, non tuo. Riprova tra qualche minuto.";
  } catch {
    return "Controlla la connessione e riprova.";
  }
}

interface LoginPageProps {
  /** Address to which a customer comes after signing in. */
  next: string;
  /** Addresses of your pages for customers who cannot sign in. A link without an address is not shown. */
  links?: Pick<SignInFormProps, "forgotEmailHref" | "forgotPasswordHref" | "registerHref">;
}

/** The page that signs a customer in. */
export function LoginPage({ next, links }: LoginPageProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (values: SignInValues) => {
    setBusy(true);
    const refused = await signIn(values);
    setFailure(refused);
    if (refused) setBusy(false);
    else window.location.assign(next);
  };
  return (
    <AuthLayout message="La tua energia, in chiaro." detail="Quanto spendi, quando scade, quanto consumi: lo vedi subito.">
      <PageHeader title="Accedi" description="Luce, gas, bollette e consumi in un posto solo." />
      <SignInForm onSubmit={submit} busy={busy} failure={failure} {...links} />
    </AuthLayout>
  );
}
