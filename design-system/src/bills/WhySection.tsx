import type { Load } from "../data/load.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { useMessages } from "../theme/messages.ts";
import { type Why, WhyView } from "./WhyView.tsx";
import { billWhyMessages } from "./whyPageMessages.it.ts";

export interface WhySectionProps {
  /** The bills to compare. Null for a document that cannot be compared, such as a credit note: nothing is drawn then. */
  load: Load<Why> | null;
  /** Draws a card around the explanation, on a page. The opened card of a bill is one already. @default false */
  inCard?: boolean | undefined;
  /** @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** The explanation of a bill's amount below its heading. */
export function WhySection({ load, inCard = false, headingLevel = 3 }: WhySectionProps) {
  const words = useMessages(billWhyMessages);
  if (!load) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading headingLevel={headingLevel} size={inCard ? "section" : undefined}>
        {words.whyTitle}
      </Heading>
      {inCard && load.state === "Loaded" ? (
        <Card>
          <WhyView load={load} />
        </Card>
      ) : (
        <WhyView load={load} />
      )}
    </Stack>
  );
}
