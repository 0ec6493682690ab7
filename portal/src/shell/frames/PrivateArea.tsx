import { loadedData } from "@favilla/design-system/data/load.ts";
import { DiscreetButton } from "@favilla/design-system/layout/DiscreetButton.tsx";
import { DiscreetNotice } from "@favilla/design-system/layout/DiscreetNotice.tsx";
import { Header } from "@favilla/design-system/layout/Header.tsx";
import { MobileMenu } from "@favilla/design-system/layout/MobileMenu.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { pending } from "@favilla/design-system/layout/pending.css.ts";
import { SideMenu } from "@favilla/design-system/layout/SideMenu.tsx";
import { UserMenu } from "@favilla/design-system/layout/UserMenu.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from "react";
import { Navigate, useMatch } from "react-router";
import { SWRConfig, type SWRConfiguration } from "swr";
import { config } from "../../platform/config/config.ts";
import { isAborted } from "../../platform/errors/errors.ts";
import { reportFailure } from "../../platform/errors/report.ts";
import { useErrorWords } from "../../platform/errors/useErrorWords.ts";
import { repeatRead } from "../../platform/loading/repeatRead.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo, paths } from "../../platform/pages/paths.ts";
import { useCache } from "../../platform/query/useCache.ts";
import { prefetch, useQuery } from "../../platform/query/useQuery.ts";
import { chooseDiscreet } from "../../platform/session/discreet.ts";
import { logout } from "../../platform/session/endSession.ts";
import { ExpireCache } from "../../platform/session/expireCache.ts";
import { useSession } from "../../platform/session/session.ts";
import { onOutdated, tellTabs } from "../../platform/session/tabs.ts";
import { useServerDay } from "../../platform/time/today.ts";
import { customerQuery } from "../../rooms/account/calls.ts";
import { fullName, isRefused } from "../../rooms/account/customer.ts";
import { noticesQuery } from "../../rooms/account/notifications/calls.ts";
import { useUnreadCount } from "../../rooms/account/notifications/useUnreadCount.ts";
import { vouchersQuery } from "../../rooms/vouchers/voucherRows.ts";
import { useAnnouncements } from "../announcements/useAnnouncements.tsx";
import { SessionEnd } from "../session/SessionEnd.tsx";
import { PortalFooter } from "./PortalFooter.tsx";
import { useMainMenu, useUserMenu } from "./useMenus.ts";

/** Milliseconds for which data of the servers are fresh: no page and no return to the window requests them again (AP-26). */
const freshFor = 5 * 60_000;

/** The cache belongs to the signed-in customer; another customer gets another cache. */
const swr: SWRConfiguration = {
  provider: () => new Map(),
  dedupingInterval: freshFor,
  onErrorRetry: repeatRead,
  onError: (error: unknown, key: string) => {
    if (!isAborted(error)) reportFailure(error, key);
  },
};

/** Requests data that every private page needs, while the words are still loading. */
export function prefetchFrame(): void {
  void prefetch(customerQuery);
  void prefetch(noticesQuery);
  if (config().features.vouchers) void prefetch(vouchersQuery);
}

const footer = <PortalFooter />;

interface AreaProps {
  /** Shows the side menu. */
  sidebar: boolean;
  children: ReactNode;
}

function Frame({ sidebar, children }: AreaProps) {
  const read = useQuery(customerQuery);
  const customer = loadedData(read);
  const words = useMessages(pagesMessages);
  const unread = useUnreadCount();
  const items = useMainMenu();
  const userItems = useUserMenu(unread);
  const announcement = useAnnouncements();
  // The only page without the mobile menu (RT-12).
  const onStatement = useMatch(paths.accountStatement) !== null;
  // Its steps have a header of their own on a phone (StepFrame): it is not shown and taken away again.
  const onTask = useMatch(paths.changePayment) !== null;
  const name = customer && fullName(customer);
  // A customer without a name, or whose name could not be read, still has the way to the profile.
  const toProfile = name || (read.state === "Loading" || read.state === "Unset" ? undefined : words.profileDashboard);
  // Not drawn again by a press that only changes the query of the address, such as that of a filter.
  const header = useMemo(
    () => (
      <>
        <Header
          homeHref={hrefTo("home")}
          user={toProfile ? { name: toProfile, href: hrefTo("profileDashboard") } : undefined}
          tools={<DiscreetButton onChange={chooseDiscreet} />}
          notifications={{ count: unread, href: hrefTo("notifications") }}
          onLogout={logout}
          userMenu={toProfile && <UserMenu name={name} items={userItems} />}
          menuButton={!onStatement && <MobileMenu items={items} userItems={userItems} onLogout={logout} />}
        />
        <DiscreetNotice onShow={() => chooseDiscreet(false)} />
      </>
    ),
    [name, toProfile, unread, items, userItems, onStatement],
  );
  const menu = useMemo(() => <SideMenu items={items} />, [items]);
  if (customer && isRefused(customer)) return <Navigate replace to={hrefTo("errorPage")} />;
  return (
    <PageShell header={header} menu={sidebar && menu} announcement={announcement} footer={footer}>
      <Suspense fallback={<div className={pending} data-task={onTask ? "" : undefined} />}>{children}</Suspense>
    </PageShell>
  );
}

/** Gives every write of the pages the cache that it makes stale, here and in other tabs, and requests again what may be old. */
function Expiring({ children }: { children: ReactNode }) {
  const { expire, renew } = useCache();
  useEffect(() => onOutdated(renew), [renew]);
  const written = useCallback(() => {
    expire();
    tellTabs("written");
  }, [expire]);
  return <ExpireCache value={written}>{children}</ExpireCache>;
}

/** The frame of the private pages. */
export function PrivateArea({ sidebar, children }: AreaProps) {
  const session = useSession();
  const errorWords = useErrorWords();
  const today = useServerDay();
  return (
    session && (
      <SWRConfig key={session.customerId} value={swr}>
        <FavillaProvider explainFailure={errorWords} today={today}>
          <Expiring>
            <Frame sidebar={sidebar}>{children}</Frame>
          </Expiring>
        </FavillaProvider>
        <SessionEnd session={session} />
      </SWRConfig>
    )
  );
}
