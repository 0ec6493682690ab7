import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { today } from "../../../platform/time/today.ts";
import type { Supply } from "../../supplies/supply.ts";
import type { Bill } from "../bill.ts";
import { useCards } from "../card/useCards.ts";
import { useWhy } from "./useWhy.ts";
import { WhyView } from "./WhyView.tsx";
import { billWhyMessages } from "./whyMessages.it.ts";

interface BillExplainedProps {
  bill: Bill;
  supplies: readonly Supply[];
}

/** The content of the page that explains a bill's amount, under the name of its supply. */
export function BillExplained({ bill, supplies }: BillExplainedProps) {
  const words = useMessages(billWhyMessages);
  const load = useWhy(bill, supplies);
  const { supplyName } = useCards(today(), supplies)(bill);
  return (
    <Stack gap={4}>
      <Text tone="muted">{supplyName}</Text>
      <Card>{load ? <WhyView load={load} /> : <Text>{words.whyNone}</Text>}</Card>
    </Stack>
  );
}
