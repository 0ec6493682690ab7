import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { config } from "../config/config.ts";
import { CookiesView } from "./CookiesView.tsx";

/** What this installation keeps in the browser. */
export default function CookiesPage() {
  usePage(useMessages(pagesMessages).cookies);
  const { mapsScriptUrl, privacyPolicyUrl } = config();
  return <CookiesView maps={mapsScriptUrl !== null} privacyPolicyUrl={privacyPolicyUrl} />;
}
