import { billCardMessages } from "../bills/cardMessages.it.ts";
import { Timeline, type TimelineEvent } from "../data/Timeline.tsx";
import { Panel } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { displayName, type Supply } from "../supplies/supply.ts";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { firstStepsMessages } from "./firstStepsMessages.it.ts";
import type { HomeLinks } from "./homeLinks.ts";
import { homeMessages } from "./messages.it.ts";

interface FirstStepsProps {
  links: Pick<HomeLinks, "supplies" | "supply">;
  /** Supplies that are being activated. Empty if there is not even a request. */
  supplies: readonly Supply[];
}

/** Maximum number of supplies that are named. The others are on their own page. */
const named = 3;

/** A summary for new customers: completed, current and coming steps. */
export function FirstSteps({ links, supplies }: FirstStepsProps) {
  const words = useMessages(firstStepsMessages);
  const { noSuppliesTitle } = useMessages(homeMessages);
  const { noneTitle } = useMessages(billCardMessages);
  const started = supplies.length > 0;
  // An activation is derived from the supply's status, because it may have no request.
  const only = supplies.length === 1 ? supplies[0] : undefined;
  const events: TimelineEvent[] = [
    { id: "account", state: "done", title: words.stepAccount },
    ...supplies.slice(0, named).map(
      (supply): TimelineEvent => ({
        id: supply.id,
        state: "current",
        title: fill(words.stepActivation, { name: displayName(supply) }),
        text: words.stepActivationText,
      }),
    ),
    ...(started ? [] : [{ id: "none", state: "current" as const, title: noSuppliesTitle, text: words.stepNoSupply }]),
    {
      id: "bill",
      state: "coming",
      title: (
        <Heading headingLevel={3} size="small">
          {noneTitle}
        </Heading>
      ),
      text: words.stepBill,
    },
  ];
  return (
    <Panel as="section" aria-label={words.welcome}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading headingLevel={2}>{words.welcome}</Heading>
          <Text tone="muted">{started ? words.welcomeText : words.welcomeNoSupply}</Text>
        </Stack>
        <Timeline label={words.welcomeSteps} events={events} />
        {only ? (
          <Link href={links.supply(only)} icon="arrow">
            {words.seeSupply}
          </Link>
        ) : (
          started && (
            <Link href={links.supplies} icon="arrow">
              {words.seeSupplies}
            </Link>
          )
        )}
      </Stack>
    </Panel>
  );
}
