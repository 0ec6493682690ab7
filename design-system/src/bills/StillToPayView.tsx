import { Button } from "../actions/Button.tsx";
import type { Bill } from "./bill.ts";
import { instalmentText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { stateOf } from "./stateOf.ts";
import { stillOpen } from "./stillToPay.ts";
import { useMoneyText } from "../data/discreetText.ts";
import type { Load } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { useQuery } from "../../../portal/src/platform/query/useQuery.ts";
import { payPath } from "../../../portal/src/rooms/bills/card/billLink.ts";
import { openBillsQuery } from "../../../portal/src/rooms/bills/open/fetchOpenBills.ts";
import { stillToPayMessages } from "./stillToPayMessages.it.ts";

/** The bills of a supply that a change of its payment method leaves to the customer, with the way to pay the first one (PM-43). */
export const StillToPay = ({ supplyCode }: { supplyCode: string }) => (
  <StillToPayView load={useQuery(openBillsQuery)} supplyCode={supplyCode} />
);

interface StillToPayViewProps {
  /** All open bills of the customer. */
  load: Load<readonly Bill[]>;
  supplyCode: string;
}

/** Renders nothing while the bills are loading, or if nothing is open. */
export function StillToPayView({ load, supplyCode }: StillToPayViewProps) {
  const today = useToday();
  const words = useMessages(stillToPayMessages);
  if (load.state === "LoadFailure") return <Text tone="muted">{words.unknown}</Text>;
  if (load.state !== "Loaded") return null;
  const { due, debited } = stillOpen(load.data, supplyCode, today);
  const [first, ...others] = due;
  if (first) return <Reminder bill={first} others={others.length} />;
  return debited ? <Text tone="muted">{words.debited}</Text> : null;
}

function Reminder({ bill, others }: { bill: Bill; others: number }) {
  const today = useToday();
  const words = useMessages(stillToPayMessages);
  const formats = useFormats();
  const { bareDayFrom, fillDates } = formats;
  const money = useMoneyText();
  const state = stateOf(bill, today);
  const date = bareDayFrom(state.day, today);
  const amount = money(state.amount);
  const reminder = date ? fillDates(state.late ? words.late : words.due, { amount, date }) : fill(words.noDate, { amount });
  const instalment = instalmentText(state, useMessages(billsMessages), formats, money);
  return (
    <Card>
      <Stack gap={4}>
        <div>
          <Text>
            <strong>{reminder}</strong>
          </Text>
          {instalment && <Text tone="muted">{instalment}</Text>}
          <Text tone="muted">
            {[words.before, words.andAnother][others] ?? fill(words.andOthers, { count: formats.formatNumber(others) })}
          </Text>
        </div>
        <Button wide href={payPath(bill.id)}>
          {words.howToPay}
        </Button>
      </Stack>
    </Card>
  );
}
