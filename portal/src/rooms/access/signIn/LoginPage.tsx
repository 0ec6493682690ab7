import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Navigate, useSearchParams } from "react-router";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useSession } from "../../../platform/session/session.ts";
import { LoginForm } from "@favilla/design-system/access/SignInView.tsx";
import { safeRedirect } from "./redirectTo.ts";

/** The sign-in page. A signed-in customer is redirected to the requested page. */
export default function LoginPage() {
  const [query] = useSearchParams();
  const session = useSession();
  usePage(useMessages(pagesMessages).login);
  if (session) return <Navigate replace to={safeRedirect(query.get("redirectTo"), window.location.origin)} />;
  return <LoginForm />;
}
