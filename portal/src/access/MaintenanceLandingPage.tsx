import { MaintenancePanel } from "@favilla/design-system/access/MaintenancePanel.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { hrefTo } from "../app/paths.ts";
import { usePage } from "../app/usePage.ts";

/** Where links of the earlier customer area lead while it is out of service. */
export default function MaintenanceLandingPage() {
  usePage(useMessages(pagesMessages).maintenanceLandingPage);
  return <MaintenancePanel reason="maintenance" signInHref={hrefTo("login")} />;
}
