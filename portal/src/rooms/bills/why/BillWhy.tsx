import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { WhyView } from "@favilla/design-system/bills/WhyView.tsx";
import { billWhyMessages } from "@favilla/design-system/bills/whyPageMessages.it.ts";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import type { HeadingLevel } from "@favilla/design-system/text/headingLevel.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useWhy } from "./useWhy.ts";

interface BillWhyProps {
  bill: Bill;
  /** The customer's supplies, whose readings say what is estimated. */
  supplies: readonly Supply[];
  /** Draws a card around the explanation, on a page. The opened card of a bill is one already. @default false */
  inCard?: boolean;
  /** @default 3 */
  headingLevel?: HeadingLevel;
}

/** Explains the amount of a bill. Renders nothing for a document that cannot be compared, such as a credit note. */
export function BillWhy({ bill, supplies, inCard = false, headingLevel = 3 }: BillWhyProps) {
  const words = useMessages(billWhyMessages);
  const load = useWhy(bill, supplies);
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
