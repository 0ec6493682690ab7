import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../platform/config/config.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { CookiesView } from "@favilla/design-system/legal/CookiesView.tsx";

/** The page about data that this installation stores in the browser. */
export default function CookiesPage() {
  usePage(useMessages(pagesMessages).cookies);
  const { session, mapsScriptUrl, telemetry, privacyPolicyUrl } = config();
  return (
    <CookiesView
      cookies={session === "cookie"}
      maps={mapsScriptUrl !== null}
      telemetry={telemetry != null}
      privacyPolicyUrl={privacyPolicyUrl}
    />
  );
}
