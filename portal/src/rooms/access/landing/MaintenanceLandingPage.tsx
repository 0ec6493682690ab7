import { MaintenancePanel } from "@favilla/design-system/access/MaintenancePanel.tsx";
import { HelpCall } from "@favilla/design-system/feedback/HelpCall.tsx";
import { helpPhone } from "../../../platform/contact/helpPhone.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";

/** The target of links to the old customer area while it is out of service. */
export default function MaintenanceLandingPage() {
  usePage("maintenanceLandingPage");
  return (
    <MaintenancePanel reason="maintenance" signInHref={hrefTo("login")}>
      <HelpCall phone={helpPhone()} />
    </MaintenancePanel>
  );
}
