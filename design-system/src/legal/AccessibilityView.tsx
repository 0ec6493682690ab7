import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import type { Assessment } from "./assessment.ts";
import { assessmentParts } from "./assessmentParts.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { LegalView } from "./LegalView.tsx";
import { policyMessages } from "./policyMessages.it.ts";

export interface AccessibilityViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** Name of the retailer whose area the statement is about. */
  brand: string;
  /** Results of the last assessments. Nothing is claimed that was not assessed. */
  assessment: Assessment;
  /** Contacts for reporting barriers. */
  help: { phone: string; email?: string | undefined };
}

/** The accessibility statement with the headings of AgID's model: what was assessed, and what was not. */
export function AccessibilityView({ brand, assessment, help, ...header }: AccessibilityViewProps) {
  const words = useMessages(policyMessages);
  return (
    <LegalView
      {...header}
      values={{ brand }}
      places={{ ...assessmentParts(assessment), contacts: <ContactLinks {...help} /> }}
      text={[
        ["p", words.accessibilityText],
        ["h", 2, words.state],
        ["place", "state"],
        ["h", 2, words.barriers],
        ["place", "barriers"],
        ["h", 2, words.drafting],
        ["place", "drafting"],
        ["p", words.draftingYearly],
        ["h", 2, words.feedback],
        ["p", words.feedbackText],
        ["place", "contacts"],
        ["h", 2, words.enforcement],
        ["p", words.enforcementText],
        ["p", ["a", "https://www.agid.gov.it", words.enforcementLink]],
        ["h", 2, words.about],
        ["p", words.aboutKeyboard],
        ["p", words.aboutModes],
      ]}
    />
  );
}
