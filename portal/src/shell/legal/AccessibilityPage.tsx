import { readAssessment } from "@favilla/design-system/legal/assessment.ts";
import { assessmentParts } from "@favilla/design-system/legal/assessmentParts.tsx";
import { ContactLinks } from "@favilla/design-system/legal/ContactLinks.tsx";
import { LegalView } from "@favilla/design-system/legal/LegalView.tsx";
import { defineMessages, useMessages } from "@favilla/design-system/theme/messages.ts";
import { table, words } from "../../../texts/accessibility.it.md";
import { config } from "../../platform/config/config.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";

/** Content of `portal/accessibility.json`, if the file exists at build time. */
const [found] = Object.values(import.meta.glob<unknown>("../../../accessibility.json", { import: "default", eager: true }));

const textMessages = defineMessages("accessibilityText", words);

/** The accessibility statement of this portal. */
export default function AccessibilityPage() {
  const { brand } = useMessages(appMessages);
  const title = usePage("accessibility");
  const { text } = useMessages(textMessages);
  const places = { ...assessmentParts(readAssessment(found)), contacts: <ContactLinks {...config().help} /> };
  return <LegalView title={title} text={JSON.parse(text)} table={table} values={{ brand }} places={places} />;
}
