import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { config } from "../config/config.ts";
import { AccessibilityView } from "./AccessibilityView.tsx";
import { assessment } from "./assessment.ts";

/** The accessibility statement of this portal. */
export default function AccessibilityPage() {
  usePage(useMessages(pagesMessages).accessibility);
  return <AccessibilityView assessment={assessment()} help={config().help} />;
}
