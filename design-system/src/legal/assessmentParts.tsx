import { useFormats } from "../data/useFormats.ts";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { Assessment } from "./assessment.ts";
import { assessmentMessages } from "./assessmentMessages.it.ts";

/** The parts of an accessibility statement that come of assessments: the state of conformity, the barriers, and who drew it up. */
export const assessmentParts = ({ automatic, person }: Assessment) => ({
  state: <State automatic={automatic} person={person} />,
  barriers: <Barriers person={person} />,
  drafting: <Drafting person={person} />,
});

function State({ automatic, person }: Assessment) {
  const words = useMessages(assessmentMessages);
  const states = {
    full: [words.stateFull, words.stateFullText],
    partial: [words.statePartial, words.statePartialText],
    none: [words.stateNone, words.stateNoneText],
    unknown: [words.stateUnknown, words.stateUnknownText],
  } as const;
  const [state, stateText] = states[person?.state ?? "unknown"];
  return (
    <>
      <Heading headingLevel={3}>{state}</Heading>
      <Text>{stateText}</Text>
      <Automatic automatic={automatic} />
    </>
  );
}

function Automatic({ automatic }: Pick<Assessment, "automatic">) {
  const words = useMessages(assessmentMessages);
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
  const words = useMessages(assessmentMessages);
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

function Drafting({ person }: Pick<Assessment, "person">) {
  const words = useMessages(assessmentMessages);
  const { fillDates, formatDayMonth } = useFormats();
  if (!person) return <Text>{words.draftingUnknown}</Text>;
  const date = formatDayMonth(person.date, { year: true }) ?? person.date;
  return <Text>{fillDates(person.by === "own" ? words.draftingOwn : words.draftingThird, { date })}</Text>;
}
