import { LandingPanel } from "@favilla/design-system/access/LandingPanel.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { hrefTo } from "../app/paths.ts";
import { usePage } from "../app/usePage.ts";
import { config } from "../config/config.ts";
import { loginPath } from "../session/leave.ts";

/** Where a campaign for vouchers leads: sign-in goes on to them, where the retailer offers them. */
export default function LandingPage() {
  usePage(useMessages(pagesMessages).landingPage);
  return (
    <LandingPanel
      signInHref={config().features.vouchers ? loginPath(hrefTo("vouchers")) : hrefTo("login")}
      registerHref={hrefTo("register")}
    />
  );
}
