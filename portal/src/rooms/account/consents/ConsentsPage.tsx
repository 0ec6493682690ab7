import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../../platform/config/config.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { ConsentsView } from "@favilla/design-system/account/ConsentsView.tsx";
import { useConsentSwitches } from "./useConsentSwitches.ts";

/** `ConsentsView` with data from the servers. */
export default function ConsentsPage() {
  usePage(useMessages(pagesMessages).consents);
  const { load, marks, change } = useConsentSwitches();
  return <ConsentsView load={load} marks={marks} onChange={change} privacyPolicyUrl={config().privacyPolicyUrl} />;
}
