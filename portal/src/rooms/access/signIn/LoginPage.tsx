import { SignInView } from "@favilla/design-system/access/SignInView.tsx";
import type { SignInValues } from "@favilla/design-system/access/signInSchema.ts";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { part } from "../../../platform/loading/part.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useSession } from "../../../platform/session/session.ts";
import { safeRedirect } from "./redirectTo.ts";
import { useLogin } from "./useLogin.ts";

/** Loaded in windows that have room for it, and optional. */
const showPart = part("ProductShow", () => import("@favilla/design-system/access/ProductShow.tsx"), { optional: true });

/** The sign-in page. A signed-in customer is redirected to the requested page. */
export default function LoginPage() {
  const title = usePage("login");
  const [query] = useSearchParams();
  const session = useSession();
  if (session) return <Navigate replace to={safeRedirect(query.get("redirectTo"), window.location.origin)} />;
  return <SignIn title={title} />;
}

/** The form. The typed values are kept after a failure. */
function SignIn({ title }: { title: string }) {
  const { signIn, failure } = useLogin();
  const [busy, setBusy] = useState(false);
  const send = async ({ username, password }: SignInValues) => {
    setBusy(true);
    await signIn(username, password);
    setBusy(false);
  };
  return (
    <SignInView
      title={title}
      show={() => <showPart.Component />}
      onSubmit={send}
      busy={busy}
      failure={failure?.message}
      forgotEmailHref={hrefTo("forgotEmail")}
      forgotPasswordHref={hrefTo("forgotPassword")}
      registerHref={hrefTo("register")}
    />
  );
}
