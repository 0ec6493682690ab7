import type { ReactNode } from "react";
import { Amount } from "../data/Amount.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { InstalmentRequest, PlannedRate } from "./instalmentPlan.ts";
import { instalmentsMessages } from "./instalmentsMessages.it.ts";

/** The rows of a plan, with their sum. Internal. */
export function InstalmentRows({ rates }: { rates: readonly PlannedRate[] }) {
  const words = useMessages(instalmentsMessages);
  const { formatDayMonth } = useFormats();
  const rows = rates.map(({ amount, day }, index) => ({
    label: fill(words.rate, { number: index + 1 }),
    value: (
      <>
        <Amount euros={amount / 100} /> · {formatDayMonth(day, { year: true }) ?? day}
      </>
    ),
  }));
  const total = rates.reduce((sum, { amount }) => sum + amount, 0);
  const sum = (
    <strong>
      <Amount euros={total / 100} />
    </strong>
  );
  return <DescriptionList items={[...rows, { label: words.total, value: sum }]} />;
}

/** A request that was sent: its state, the reason of a refusal, and its plan. Internal. */
export function InstalmentPlanCard({ request, requestsHref, call }: { request: InstalmentRequest; requestsHref: string; call: ReactNode }) {
  const words = useMessages(instalmentsMessages);
  const { status, reason, rates } = request;
  return (
    <Card data-status={status}>
      <Stack gap={4}>
        <Heading headingLevel={2} size="small">
          {status === "unknown" ? words.unknownState : words[status]}
        </Heading>
        {status === "Refused" && reason && (
          <p>
            <ContentText>{reason}</ContentText>
          </p>
        )}
        <InstalmentRows rates={rates} />
        {status === "Refused" || status === "unknown" ? (
          call
        ) : (
          <Link href={requestsHref} icon="arrow">
            {words.follow}
          </Link>
        )}
      </Stack>
    </Card>
  );
}
