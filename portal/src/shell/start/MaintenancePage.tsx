import { MaintenancePanel } from "@favilla/design-system/access/MaintenancePanel.tsx";
import { publicMessages } from "@favilla/design-system/access/publicMessages.it.ts";
import { HelpCall } from "@favilla/design-system/feedback/HelpCall.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { helpPhone } from "../../platform/contact/helpPhone.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { StandAlone } from "../pages/StandAlone.tsx";

/** The portal's page while the configuration says maintenance (CH-13, CH-16). A retry reloads the customer's page. */
export function MaintenancePage() {
  const { maintenanceTitle } = useMessages(publicMessages);
  return (
    <StandAlone title={maintenanceTitle}>
      <MaintenancePanel reason="maintenance" onRetry={() => window.location.reload()} signInHref={hrefTo("login")}>
        <HelpCall phone={helpPhone()} />
      </MaintenancePanel>
    </StandAlone>
  );
}
