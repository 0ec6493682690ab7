import { LandingPanel } from "@favilla/design-system/access/LandingPanel.tsx";
import { config } from "../../../platform/config/config.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { loginPath } from "../../../platform/session/endSession.ts";

/** The landing page of a voucher campaign. After the sign-in it leads to the vouchers, if the retailer offers them. */
export default function LandingPage() {
  usePage("landingPage");
  return (
    <LandingPanel
      signInHref={config().features.vouchers ? loginPath(hrefTo("vouchers")) : hrefTo("login")}
      registerHref={hrefTo("register")}
    />
  );
}
