import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { type ReactNode, Suspense } from "react";
import { useMatch } from "react-router";
import { config } from "../config/config.ts";
import { useSession } from "../session/session.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { hrefTo, paths } from "./paths.ts";
import { useAnnouncements } from "./useAnnouncements.tsx";
import { pending } from "./wait.css.ts";

/** The frame of the pages that need no session. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const signingIn = useMatch(paths.login) !== null;
  const showLogin = config().showHeaderLogin && !session && !signingIn;
  return (
    <PageShell
      header={<GuestHeader showLogin={showLogin} loginHref={hrefTo("login")} homeHref={hrefTo(session ? "home" : "login")} />}
      announcement={useAnnouncements()}
      footer={<PortalFooter />}
    >
      <Suspense fallback={<div className={pending} />}>{children}</Suspense>
    </PageShell>
  );
}
