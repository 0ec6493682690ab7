import { BellIcon } from "@favilla/design-system/icons/BellIcon.ts";
import { BillIcon } from "@favilla/design-system/icons/BillIcon.ts";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import type { Icon } from "@favilla/design-system/icons/createIcon.tsx";
import { GaugeIcon } from "@favilla/design-system/icons/GaugeIcon.ts";
import { GiftIcon } from "@favilla/design-system/icons/GiftIcon.ts";
import { HomeIcon } from "@favilla/design-system/icons/HomeIcon.ts";
import { InboxIcon } from "@favilla/design-system/icons/InboxIcon.ts";
import { PlugIcon } from "@favilla/design-system/icons/PlugIcon.ts";
import { UserIcon } from "@favilla/design-system/icons/UserIcon.ts";
import { UsersIcon } from "@favilla/design-system/icons/UsersIcon.ts";
import type { MenuItem } from "@favilla/design-system/layout/menuItem.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCallback, useMemo } from "react";
import { matchPath, useLocation } from "react-router";
import { config } from "../../platform/config/config.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo, type PlainPage, paths } from "../../platform/pages/paths.ts";
import { usePromoAvailable } from "../../rooms/account/referral/usePromoAvailable.ts";
import { useHasVouchers } from "../../rooms/vouchers/useHasVouchers.ts";

function useMenuItem() {
  const words = useMessages(pagesMessages);
  const { pathname } = useLocation();
  return useCallback(
    (key: PlainPage, icon: Icon, badge?: number): MenuItem => ({
      key,
      label: words[key],
      href: hrefTo(key),
      icon,
      // An entry is also current on the pages below its path, except home, whose path contains all others. The statement counts as bills.
      current: matchPath({ path: paths[key], end: key === "home" }, pathname === paths.accountStatement ? paths.bills : pathname) !== null,
      badge,
    }),
    [words, pathname],
  );
}

/** Returns the main menu in the order of use (CH-59). Vouchers and referral are shown only to customers who have them (CH-02, CH-03). */
export function useMainMenu(): MenuItem[] {
  const item = useMenuItem();
  const hasVouchers = useHasVouchers();
  const promoAvailable = usePromoAvailable();
  return useMemo(
    () => [
      item("home", HomeIcon),
      item("bills", BillIcon),
      item("consumptions", ChartIcon),
      item("supplies", PlugIcon),
      ...(config().features.readings ? [item("selfReading", GaugeIcon)] : []),
      item("requests", InboxIcon),
      ...(hasVouchers ? [item("vouchers", GiftIcon)] : []),
      ...(promoAvailable ? [item("bringAFriend", UsersIcon)] : []),
    ],
    [item, hasVouchers, promoAvailable],
  );
}

export function useUserMenu(unread: number): MenuItem[] {
  const item = useMenuItem();
  return useMemo(() => [item("profileDashboard", UserIcon), item("notifications", BellIcon, unread)], [item, unread]);
}
