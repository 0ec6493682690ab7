import { LegalView } from "@favilla/design-system/legal/LegalView.tsx";
import { StoredThings } from "@favilla/design-system/legal/StoredThings.tsx";
import { defineMessages, useMessages } from "@favilla/design-system/theme/messages.ts";
import { table, words } from "../../../texts/cookies.it.md";
import { config } from "../../platform/config/config.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { storedThings } from "./storedThings.ts";

const textMessages = defineMessages("cookiesText", words);

/** The page about data that this installation stores in the browser. */
export default function CookiesPage() {
  const title = usePage("cookies");
  const { text } = useMessages(textMessages);
  const { session, mapsScriptUrl, telemetry, privacyPolicyUrl } = config();
  const cookies = session === "cookie";
  const stored = storedThings.filter(({ name }) => cookies || name !== "signOut");
  const services = { maps: mapsScriptUrl !== null, telemetry: telemetry != null };
  return (
    <LegalView
      title={title}
      text={JSON.parse(text)}
      table={table}
      values={{ privacy: privacyPolicyUrl }}
      conditions={{ cookies, ...services, others: services.maps || services.telemetry }}
      places={{ stored: <StoredThings cookies={cookies} stored={stored} /> }}
    />
  );
}
