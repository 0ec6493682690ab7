import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { type ReactNode, Suspense } from "react";
import { config } from "../config/config.ts";
import { useSession } from "../session/session.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { useLocation } from "./router.tsx";
import { useAnnouncements } from "./useAnnouncements.tsx";
import { pending } from "./wait.css.ts";

/** The frame of the pages that need no session. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const showLogin = config().showHeaderLogin && !session && pathname !== "/login";
  return (
    <PageShell
      header={<GuestHeader showLogin={showLogin} loginHref="/login" homeHref={session ? "/" : "/login"} />}
      announcement={useAnnouncements()}
      footer={<PortalFooter />}
    >
      <Suspense fallback={<div className={pending} />}>{children}</Suspense>
    </PageShell>
  );
}
