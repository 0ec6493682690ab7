import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { pending } from "@favilla/design-system/layout/pending.css.ts";
import { type ReactNode, Suspense } from "react";
import { useMatch } from "react-router";
import { config } from "../../platform/config/config.ts";
import { hrefTo, paths } from "../../platform/pages/paths.ts";
import { useSession } from "../../platform/session/session.ts";
import { useAnnouncements } from "../announcements/useAnnouncements.tsx";
import { PortalFooter } from "./PortalFooter.tsx";

/** The frame of the pages that need no session. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const signingIn = useMatch(paths.login) !== null;
  const showLogin = config().showHeaderLogin && !session && !signingIn;
  return (
    <PageShell
      header={
        <GuestHeader
          showLogin={showLogin}
          loginHref={hrefTo("login")}
          accountHref={session ? hrefTo("home") : undefined}
          homeHref={hrefTo(session ? "home" : "login")}
        />
      }
      announcement={useAnnouncements()}
      footer={<PortalFooter />}
    >
      <Suspense fallback={<div className={pending} />}>{children}</Suspense>
    </PageShell>
  );
}
