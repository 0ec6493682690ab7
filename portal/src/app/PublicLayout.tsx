import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { config } from "../config/config.ts";
import { useSession } from "../session/session.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { useAnnouncements } from "./useAnnouncements.tsx";
import { pending } from "./wait.css.ts";

/** The frame of the pages that need no session. */
export function PublicLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const showLogin = config().showHeaderLogin && !session && pathname !== "/login";
  return (
    <PageShell
      header={<GuestHeader showLogin={showLogin} loginHref="/login" homeHref={session ? "/" : "/login"} />}
      announcement={useAnnouncements()}
      footer={<PortalFooter />}
    >
      <Suspense fallback={<div className={pending} />}>
        <Outlet />
      </Suspense>
    </PageShell>
  );
}
