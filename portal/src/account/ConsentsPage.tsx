import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { config } from "../config/config.ts";
import { ConsentsView } from "./ConsentsView.tsx";
import { useConsentSwitches } from "./useConsentSwitches.ts";

/** `ConsentsView` with what the servers say. */
export default function ConsentsPage() {
  usePage(useMessages(pagesMessages).consents);
  const { load, marks, change } = useConsentSwitches();
  return <ConsentsView load={load} marks={marks} onChange={change} privacyPolicyUrl={config().privacyPolicyUrl} />;
}
