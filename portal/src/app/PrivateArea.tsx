import { Header } from "@favilla/design-system/layout/Header.tsx";
import { MobileMenu } from "@favilla/design-system/layout/MobileMenu.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { SideMenu } from "@favilla/design-system/layout/SideMenu.tsx";
import { UserMenu } from "@favilla/design-system/layout/UserMenu.tsx";
import { type ReactNode, Suspense } from "react";
import { Navigate, useMatch } from "react-router";
import { SWRConfig, type SWRConfiguration } from "swr";
import { fullName, isRefused } from "../account/customer.ts";
import { askedCustomer, useCustomer } from "../account/useCustomer.ts";
import { askedNotifications, useUnreadCount } from "../account/useUnreadCount.ts";
import { ApiError, isAborted } from "../api/errors.ts";
import { report } from "../api/report.ts";
import { config } from "../config/config.ts";
import { logout } from "../session/leave.ts";
import { SessionEnd } from "../session/SessionEnd.tsx";
import { useSession } from "../session/session.ts";
import { askAhead } from "../session/usePrivate.ts";
import { askedVouchers } from "../vouchers/useVoucherRows.ts";
import { loaded } from "./load.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { hrefTo, paths } from "./paths.ts";
import { useAnnouncements } from "./useAnnouncements.tsx";
import { useMainMenu, useUserMenu } from "./useMenus.ts";
import { pending } from "./wait.css.ts";

const attempts = 2;

/** Answers live as long as their customer is signed in here: another customer, another cache. What was refused is not asked again. */
const swr: SWRConfiguration = {
  provider: () => new Map(),
  shouldRetryOnError: (error: unknown) => !isAborted(error) && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  errorRetryCount: attempts,
  errorRetryInterval: 2000,
  onError: (error: unknown, key: string) => {
    if (!isAborted(error)) report("Api", { what: key, error });
  },
};

/** What a private page needs in any case, asked for while the words are still on their way. */
export function askForFrame(): void {
  askAhead(askedCustomer);
  askAhead(askedNotifications);
  if (config().features.vouchers) askAhead(askedVouchers);
}

interface AreaProps {
  /** With the side menu. */
  sidebar: boolean;
  children: ReactNode;
}

function Frame({ sidebar, children }: AreaProps) {
  const customer = loaded(useCustomer());
  const unread = useUnreadCount();
  const items = useMainMenu();
  const userItems = useUserMenu(unread);
  const announcement = useAnnouncements();
  // The one page without the mobile menu (spec §2).
  const onStatement = useMatch(paths.accountStatement) !== null;
  if (customer && isRefused(customer)) return <Navigate replace to={hrefTo("errorPage")} />;
  const name = customer && fullName(customer);
  return (
    <PageShell
      header={
        <Header
          homeHref={hrefTo("home")}
          user={name ? { name, href: hrefTo("profileDashboard") } : undefined}
          notifications={{ count: unread, href: hrefTo("notifications") }}
          onLogout={logout}
          userMenu={name && <UserMenu name={name} items={userItems} />}
          menuButton={!onStatement && <MobileMenu items={items} userItems={userItems} onLogout={logout} />}
        />
      }
      menu={sidebar && <SideMenu items={items} />}
      announcement={announcement}
      footer={<PortalFooter />}
    >
      <Suspense fallback={<div className={pending} />}>{children}</Suspense>
    </PageShell>
  );
}

/** The frame of the private pages, and what they share. */
export function PrivateArea({ sidebar, children }: AreaProps) {
  const session = useSession();
  return (
    session && (
      <SWRConfig key={session.customerId} value={swr}>
        <Frame sidebar={sidebar}>{children}</Frame>
        <SessionEnd session={session} />
      </SWRConfig>
    )
  );
}
