import type { ReactNode } from "react";
import { useFormats } from "../data/useFormats.ts";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { unbrokenPhone } from "../text/phoneText.ts";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { Assessment } from "./assessment.ts";
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
export function AccessibilityView({ brand, assessment: { automatic, person }, help, ...header }: AccessibilityViewProps) {
  const words = useMessages(policyMessages);
  const { fillDates, formatDayMonth } = useFormats();
  const states = {
    full: [words.stateFull, words.stateFullText],
    partial: [words.statePartial, words.statePartialText],
    none: [words.stateNone, words.stateNoneText],
    unknown: [words.stateUnknown, words.stateUnknownText],
  } as const;
  const [state, stateText] = states[person?.state ?? "unknown"];
  return (
    <Stack gap={8}>
      <PageHeader {...header} description={fill(words.accessibilityText, { brand })} />
      <Part title={words.state}>
        <Heading headingLevel={3}>{state}</Heading>
        <Text>{stateText}</Text>
        <Automatic automatic={automatic} />
      </Part>
      <Part title={words.barriers}>
        <Barriers person={person} />
      </Part>
      <Part title={words.drafting}>
        <Text>
          {person
            ? fillDates(person.by === "own" ? words.draftingOwn : words.draftingThird, {
                date: formatDayMonth(person.date, { year: true }) ?? person.date,
              })
            : words.draftingUnknown}
        </Text>
        <Text>{words.draftingYearly}</Text>
      </Part>
      <Part title={words.feedback}>
        <Text>{words.feedbackText}</Text>
        {help.email && <Link href={`mailto:${help.email}`}>{help.email}</Link>}
        <Link href={`tel:${help.phone.replace(/[^\d+]/g, "")}`}>{unbrokenPhone(help.phone)}</Link>
      </Part>
      <Part title={words.enforcement}>
        <Text>{words.enforcementText}</Text>
        <Link href="https://www.agid.gov.it" icon="arrow">
          {words.enforcementLink}
        </Link>
      </Part>
      <Part title={words.about}>
        <Text>{words.aboutKeyboard}</Text>
        <Text>{words.aboutModes}</Text>
      </Part>
    </Stack>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={3}>
    <Heading headingLevel={2}>{title}</Heading>
    {children}
  </Stack>
);

function Automatic({ automatic }: Pick<Assessment, "automatic">) {
  const words = useMessages(policyMessages);
  const { fillDates, formatCount, formatDayMonth, formatNumber } = useFormats();
  if (!automatic) return <Text>{words.automaticNone}</Text>;
  const { date, pages, violations } = automatic;
  const values = { count: formatNumber(pages), violations: formatNumber(violations) };
  const outcome =
    violations === 0
      ? formatCount(words.automaticCleanOne, words.automaticCleanOther, pages, values)
      : formatCount(words.automaticFoundOne, words.automaticFoundOther, violations, values);
  return (
    <>
      <Heading headingLevel={3}>{fillDates(words.automatic, { date: formatDayMonth(date, { year: true }) ?? date })}</Heading>
      <Text>{outcome}</Text>
    </>
  );
}

function Barriers({ person }: Pick<Assessment, "person">) {
  const words = useMessages(policyMessages);
  if (!person) return <Text>{words.barriersUnknown}</Text>;
  if (person.barriers.length === 0) return <Text>{words.barriersNone}</Text>;
  return (
    <Stack as="ul" gap={3}>
      {person.barriers.map(({ reason, text, alternative }) => (
        <li key={text}>
          <Text>{fill(words[reason], { text })}</Text>
          {alternative && <Text tone="muted">{fill(words.alternative, { text: alternative })}</Text>}
        </li>
      ))}
    </Stack>
  );
}
