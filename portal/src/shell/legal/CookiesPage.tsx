import { CookiesView } from "@favilla/design-system/legal/CookiesView.tsx";
import { config } from "../../platform/config/config.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { storedThings } from "./storedThings.ts";

/** The page about data that this installation stores in the browser. */
export default function CookiesPage() {
  const title = usePage("cookies");
  const { session, mapsScriptUrl, telemetry, privacyPolicyUrl } = config();
  const cookies = session === "cookie";
  return (
    <CookiesView
      title={title}
      cookies={cookies}
      stored={storedThings.filter(({ name }) => cookies || name !== "signOut")}
      maps={mapsScriptUrl !== null}
      telemetry={telemetry != null}
      privacyHref={privacyPolicyUrl}
    />
  );
}
