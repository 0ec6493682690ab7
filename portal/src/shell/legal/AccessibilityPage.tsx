import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../platform/config/config.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { AccessibilityView } from "@favilla/design-system/legal/AccessibilityView.tsx";
import { assessment } from "@favilla/design-system/legal/assessment.ts";

/** The accessibility statement of this portal. */
export default function AccessibilityPage() {
  usePage(useMessages(pagesMessages).accessibility);
  return <AccessibilityView assessment={assessment()} help={config().help} />;
}
