import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { WhyView } from "@favilla/design-system/bills/WhyView.tsx";
import { billWhyMessages } from "@favilla/design-system/bills/whyPageMessages.it.ts";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useWhy } from "./useWhy.ts";

interface BillExplainedProps {
  bill: Bill;
  supplies: readonly Supply[];
}

/** The explanation of a bill's amount on its own page; a sentence for a document that cannot be compared, such as a credit note. */
export function BillExplained({ bill, supplies }: BillExplainedProps) {
  const words = useMessages(billWhyMessages);
  const load = useWhy(bill, supplies);
  return <Card>{load ? <WhyView load={load} /> : <Text>{words.whyNone}</Text>}</Card>;
}
