import { ConsentsView } from "@favilla/design-system/account/ConsentsView.tsx";
import { config } from "../../../platform/config/config.ts";
import { useProfilePage } from "../useProfilePage.ts";
import { useConsentSwitches } from "./useConsentSwitches.ts";

/** `ConsentsView` with data from the servers. */
export default function ConsentsPage() {
  const { load, marks, change } = useConsentSwitches();
  return (
    <ConsentsView
      {...useProfilePage("consents")}
      load={load}
      marks={marks}
      onChange={change}
      privacyPolicyUrl={config().privacyPolicyUrl}
    />
  );
}
