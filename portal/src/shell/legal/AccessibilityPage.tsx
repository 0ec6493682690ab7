import { AccessibilityView } from "@favilla/design-system/legal/AccessibilityView.tsx";
import { readAssessment } from "@favilla/design-system/legal/assessment.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../platform/config/config.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";

/** Content of `portal/accessibility.json`, if the file exists at build time. */
const [found] = Object.values(import.meta.glob<unknown>("../../../accessibility.json", { import: "default", eager: true }));

/** The accessibility statement of this portal. */
export default function AccessibilityPage() {
  const { brand } = useMessages(appMessages);
  const title = usePage("accessibility");
  return <AccessibilityView title={title} brand={brand} assessment={readAssessment(found)} help={config().help} />;
}
